/** The invitation to a table is its own address. */

export const invitation = (code: string): string => `${location.origin}/t/${code}`;

/** The address of a table named in something said; only of a table here. */
export function invitationIn(text: string): string | null {
  const found = text.match(/https?:\/\/\S+?(\/t\/[\w-]+)/);
  return found && found[0].startsWith(location.origin) ? found[1]! : null;
}

/** Whether this address means another machine to everybody else. */
export const onlyHere = (): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

/**
 * Put a text on the clipboard; whether that worked. Call it in the gesture itself: a text that is not there yet is
 * promised to the clipboard at once, since some browsers no longer take it once the gesture is over.
 */
export async function copy(text: string | Promise<string>): Promise<boolean> {
  const coming = Promise.resolve(text);
  try {
    const blob = coming.then((come) => new Blob([come], { type: 'text/plain' }));
    blob.catch(() => {}); // whoever makes the text hears of it
    await (typeof text === 'string' ? navigator.clipboard.writeText(text) : navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]));
    return true;
  } catch {
    return coming.then(copyOldWay, () => false);
  }
}

/** In a home network pages come without encryption, and browsers then offer only this. Nothing outside an open dialog can be selected. */
function copyOldWay(text: string): boolean {
  const field = document.createElement('textarea');
  const focused = document.activeElement;
  let taken = false;
  const give = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    taken = event.clipboardData !== null;
  };
  field.value = text;
  field.readOnly = true; // no keyboard on a phone
  field.style.position = 'fixed';
  field.style.opacity = '0';
  ([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body).append(field);
  field.select();
  document.addEventListener('copy', give, true);
  const done = document.execCommand('copy');
  document.removeEventListener('copy', give, true);
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return done && taken;
}
