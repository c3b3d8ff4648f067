/** An IP address has no passkeys. */
const IS_ADDRESS = /^(?:[\d.]+|\[.*\])$/u;

/** Whether this browser has passkeys at this address; not on pages without HTTPS, except localhost. */
export function temChaves(): boolean {
  return (
    typeof globalThis.PublicKeyCredential === 'function' && !IS_ADDRESS.test(globalThis.location.hostname)
  );
}
