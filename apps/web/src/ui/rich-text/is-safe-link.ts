/** http, https or mailto, absolute (T-E3). */
export function isSafeLink(address: string): boolean {
  return /^(?:https?:\/\/[^\s]+|mailto:[^\s]+@[^\s]+)$/i.test(address.trim());
}
