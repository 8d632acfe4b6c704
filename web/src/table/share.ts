/** Keeps what has not changed: of two values that look the same the older one goes on, so that nothing is drawn anew. */

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The new value, with every part that equals its old counterpart replaced by that. */
export function share<Value>(old: unknown, fresh: Value): Value {
  if (!isObject(old) || !isObject(fresh) || Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  const parts: Record<string, unknown> = fresh;
  let same = Object.keys(parts).length === Object.keys(old).length;
  for (const key of Object.keys(parts)) {
    parts[key] = share(old[key], parts[key]);
    if (parts[key] !== old[key] || !(key in old)) same = false;
  }
  return same ? (old as Value) : fresh;
}
