/**
 * The link over a player's shoulder is a table's address with a secret behind the #, which browsers send to nobody: neither
 * to servers and their logs nor to the next page. It leaves the address bar at once, and stays with this tab alone.
 */

import { invitation } from '../invite';

const MARK = '#over=';
const key = (code: string): string => `miccia.over.${code}`;

export const overShoulder = (code: string, link: string): string => `${invitation(code)}${MARK}${link}`;

/** The link that this tab came by, or came by before it was loaded anew. */
export function takeLink(code: string): string {
  const link = location.hash.startsWith(MARK) ? location.hash.slice(MARK.length) : '';
  if (link) history.replaceState(null, '', location.pathname);
  try {
    if (link) sessionStorage.setItem(key(code), link);
    return link || (sessionStorage.getItem(key(code)) ?? '');
  } catch {
    return link;
  }
}

/** It is closed: this tab looks on like everybody. */
export function dropLink(code: string): void {
  try {
    sessionStorage.removeItem(key(code));
  } catch {
    // nothing was kept
  }
}
