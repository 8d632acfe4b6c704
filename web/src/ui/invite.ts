/** The invitation to a table is its own address. */

export const invitation = (code: string): string => `${location.origin}/t/${code}`;

/** The address of a table named in something said; only of a table here. */
export function invitationIn(text: string): string | null {
  const found = text.match(/https?:\/\/\S+?(\/t\/[\w-]+)/);
  return found && found[0].startsWith(location.origin) ? found[1]! : null;
}

/** Put it on the clipboard; whether that worked. */
export async function copyInvitation(code: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(invitation(code));
    return true;
  } catch {
    return false;
  }
}
