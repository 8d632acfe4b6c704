/** Notices of the browser itself, for whoever looks elsewhere. They are made here: nothing is sent anywhere. */

import { settings } from './settings.svelte';

export type Notices = 'none' | 'blocked' | 'off' | 'on';

/** Whether a page can make them: not without encryption, and not on phones that leave them to service workers. */
function possible(): boolean {
  if (!window.isSecureContext || typeof Notification === 'undefined') return false;
  if (Notification.permission === 'granted') return true;
  try {
    new Notification(''); // not allowed, so nobody sees it; where only service workers may, it throws
    return true;
  } catch {
    return false;
  }
}

const permission = (): NotificationPermission | null => (possible() ? Notification.permission : null);
let permit = $state<NotificationPermission | null>(null);

/** Whether they come, and if not, why. */
export function notices(): Notices {
  if (permit === null) return 'none';
  if (permit === 'denied') return 'blocked';
  return settings.notices && permit === 'granted' ? 'on' : 'off';
}

/** Look whether they are allowed, also when that changes; an attachment of what shows it. */
export function followPermission(): () => void {
  const look = () => (permit = permission());
  look();
  let status: PermissionStatus | undefined;
  void navigator.permissions?.query({ name: 'notifications' }).then((found) => (status = found).addEventListener('change', look), () => {});
  return () => status?.removeEventListener('change', look);
}

/** Turn them on, which may ask for permission, or off. */
export async function wishNotices(on: boolean): Promise<void> {
  settings.notices = on;
  if (on && Notification.permission === 'default') permit = await Notification.requestPermission();
}

let shown: Notification | null = null;

/** Show a notice while the page is out of sight. One with the same tag takes the place of the last, aloud if `again`. */
export function notify(title: string, more: { tag: string; body: string; again: boolean }): void {
  if (!document.hidden || !settings.notices || !window.isSecureContext || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const options = { tag: more.tag, body: more.body, renotify: more.again, silent: !settings.sound, lang: settings.language };
  try {
    const notice = new Notification(title, options);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    shown = notice;
  } catch {
    shown = null; // allowed, but left to service workers
  }
}

/** Take the notice away: it was seen, or is over. */
export function withdraw(): void {
  shown?.close();
  shown = null;
}
