import { useState } from 'react';

/**
 * Whether somebody has come near a part of the page: pointed at it, or gone into it. Lists that only fill its choices
 * are asked for then; where nothing can point before it presses, at once.
 */
export function useNear() {
  const [near, setNear] = useState(() => globalThis.matchMedia?.('(hover: hover)').matches !== true);
  const come = () => setNear(true);
  return { near, nearProps: { onPointerEnter: come, onFocus: come } };
}
