/** The invitation to a table is its own address. */

export const invitation = (code: string): string => `${location.origin}/t/${code}`;

/** The address of a table named in something said; only of a table here. */
export function invitationIn(text: string): string | null {
  const found = text.match(/https?:\/\/\S+?(\/t\/[\w-]+)/);
  return found && found[0].startsWith(location.origin) ? found[1]! : null;
}

/** Whether this address means another machine to everybody else. */
export const onlyHere = (): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

/** Put it on the clipboard; whether that worked. */
export async function copyInvitation(code: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(invitation(code));
    return true;
  } catch {
    return copyOldWay(invitation(code));
  }
}

/** In a home network pages come without encryption, and browsers then offer only this. */
function copyOldWay(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
