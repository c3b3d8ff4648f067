import { Button, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconFileTypePdf } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PdfInvalido, toPdf } from '../../../lib/format/pdf.ts';
import { api } from '../../../lib/server/api.ts';
import { textoComId } from '../../../lib/server/api-error.ts';
import { PdfFrame } from '../../../ui/files/pdf-frame.tsx';
import { withoutAutosave } from '../wizard/autosave/autosave-gate.ts';
import { autosaveRascunho, storeDisciplinas } from '../wizard/autosave/rascunho-sync.ts';
import { flushWizard, readWizard } from '../wizard/autosave/wizard-storage.ts';
import { useConflict } from '../wizard/conflict/use-conflict.tsx';
import { guardaAlgo } from '../wizard/proposta.ts';

const NADA = 'Ainda não há nada para mostrar: comece a preencher o projeto.';

/** Saves the form first, because the preview is the server's own PDF. */
async function makePreview(): Promise<Blob> {
  flushWizard();
  await withoutAutosave(async () => {
    await storeDisciplinas(api);
    const { alteradoEm, projetoId, rascunhoPendente } = readWizard();
    if (alteradoEm !== null || projetoId === null || rascunhoPendente !== null) await autosaveRascunho(api);
  });
  const { projetoId } = readWizard();
  if (projetoId === null) throw new Error('a draft without its number');
  return toPdf(await api.gerarPdf({ params: { id: projetoId } }));
}

/** The PDF marked as not sent; `open`: made immediately, for a person who asked for it on another step. */
export function PreviaDoPdf({ open }: { readonly open: boolean }): ReactNode {
  const [file, setFile] = useState<Blob | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const wide = useMediaQuery('(min-width: 64rem)', false, { getInitialValueInEffect: false });
  const conflict = useConflict(() => void show());
  const asked = useRef(false);

  async function show(): Promise<void> {
    if (!guardaAlgo(readWizard())) {
      setFailure(NADA);
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      setFile(await makePreview());
    } catch (erro) {
      if (await conflict.settle(erro).catch(() => false)) return;
      setFailure(erro instanceof PdfInvalido ? erro.message : textoComId(erro));
    } finally {
      setBusy(false);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the click that led here.
  useEffect(() => {
    if (!open || asked.current) return;
    asked.current = true;
    void show();
  }, [open]);

  return (
    <section aria-label="Prévia do PDF">
      <Button
        variant="default"
        loading={busy}
        leftSection={<IconFileTypePdf aria-hidden size={20} />}
        onClick={() => void show()}
      >
        {file === null ? 'Abrir a prévia do PDF' : 'Gerar a prévia outra vez'}
      </Button>
      <Text role="status" size="sm" c={failure === null ? 'dimmed' : 'red.9'} mt={6}>
        {failure ??
          (busy
            ? 'Preparando o PDF…'
            : file === null
              ? 'O documento como ele será, com a marca PRÉVIA. O rascunho é salvo antes.'
              : 'A prévia está pronta.')}
      </Text>
      {file !== null && (
        <PdfFrame title="Prévia do PDF do projeto" file={file} fileName="previa.pdf" framed={wide === true} />
      )}
      {conflict.modal}
    </section>
  );
}
