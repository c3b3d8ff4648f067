import { useEffect, useRef } from 'react';
import { useOpenInWizard } from '../wizard/use-open-in-wizard.tsx';

export default function OpenInWizard({ id, onEnd }: { readonly id: number; readonly onEnd: () => void }) {
  const { openInWizard, modal } = useOpenInWizard();
  const begin = useRef<(() => Promise<void>) | null>(() => openInWizard(id).finally(onEnd));
  useEffect(() => {
    void begin.current?.();
    begin.current = null;
  }, []);
  return modal;
}
