import { useEffect, useRef } from 'react';
import { useResume } from '../wizard/use-resume.tsx';

/** Brings the project into the wizard as soon as it is shown, asking where two versions compete. */
export default function OpenInWizard({ id, onEnd }: { readonly id: number; readonly onEnd: () => void }) {
  const { resume, modal } = useResume();
  const begin = useRef<(() => Promise<void>) | null>(() => resume(id).finally(onEnd));
  useEffect(() => {
    void begin.current?.();
    begin.current = null;
  }, []);
  return modal;
}
