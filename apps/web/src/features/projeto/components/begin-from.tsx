import { useEffect, useRef } from 'react';
import { useOpenInWizard } from '../wizard/use-open-in-wizard.tsx';

export default function BeginFrom({ id, onEnd }: { readonly id: number; readonly onEnd: () => void }) {
  const { beginFrom, modal } = useOpenInWizard();
  const begin = useRef<(() => Promise<void>) | null>(() => beginFrom(id).finally(onEnd));
  useEffect(() => {
    void begin.current?.();
    begin.current = null;
  }, []);
  return modal;
}
