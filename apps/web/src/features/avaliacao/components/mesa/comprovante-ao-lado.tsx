import { Button, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { PdfInvalido, toPdf } from '../../../../lib/format/pdf.ts';
import { api } from '../../../../lib/server/api.ts';
import { textoComId } from '../../../../lib/server/api-error.ts';
import { PdfFrame } from '../../../../ui/files/pdf-frame.tsx';
import { Panel } from '../../../../ui/page/panel.tsx';

/** Loaded only when the person asks for it, because each opening writes a row to the access log (D22). */
export function ComprovanteAoLado({ projeto }: { readonly projeto: number }) {
  const [file, setFile] = useState<Blob | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const aberto = useRef<HTMLDivElement>(null);
  // Moves the focus, because the focused button is gone.
  useEffect(() => {
    if (file !== null) aberto.current?.focus({ preventScroll: true });
  }, [file]);
  const abrir = async () => {
    setBusy(true);
    setFailure(null);
    try {
      setFile(await toPdf(await api.lerComprovante({ params: { projectId: projeto } })));
    } catch (error) {
      setFailure(error instanceof PdfInvalido ? error.message : textoComId(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Panel id="comprovante" title="Comprovante das disciplinas">
      {file === null ? (
        <>
          <Button variant="default" loading={busy} onClick={() => void abrir()}>
            Abrir o comprovante (PDF)
          </Button>
          <Text size="sm" c="dimmed" mt="xs">
            Cada abertura fica registrada.
          </Text>
        </>
      ) : (
        <div ref={aberto} tabIndex={-1} data-focus-quiet="">
          <PdfFrame
            title="Comprovante das disciplinas"
            file={file}
            fileName={`comprovante_disciplinas_${projeto}.pdf`}
          />
        </div>
      )}
      <Text role="status" size="sm" c="red.9">
        {failure ?? ''}
      </Text>
    </Panel>
  );
}
