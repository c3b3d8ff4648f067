import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Button } from '@mantine/core';
import { IconFiles, IconPrinter } from '@tabler/icons-react';
import { useId } from 'react';
import { api } from '../../../lib/server/api.ts';
import { useOpened } from '../../../lib/use-opened.ts';
import { PdfLink } from '../../../ui/files/pdf-link.tsx';
import { ComprovanteLink } from '../../projeto/offered/comprovante-link.tsx';
import classes from './documentos-da-cabeca.module.css';

/** The documents of a project beside its acts; on a phone, and where it is `folded`, behind one button. */
export function DocumentosDaCabeca(props: { readonly projeto: Projeto; readonly folded?: boolean }) {
  const { projeto, folded = false } = props;
  const [aberto, setAberto] = useOpened('papeis');
  const lista = useId();
  const { id } = projeto;
  return (
    <>
      <Button
        variant="default"
        className={classes.more ?? ''}
        data-folded={folded || undefined}
        leftSection={<IconFiles aria-hidden size={20} />}
        aria-expanded={aberto}
        aria-controls={lista}
        onClick={() => setAberto(!aberto)}
      >
        Documentos
      </Button>
      <div
        id={lista}
        className={classes.papers}
        data-folded={folded || undefined}
        data-open={aberto || undefined}
      >
        <PdfLink
          compact
          label="Gerar PDF"
          fileName={`projeto_${id}.pdf`}
          load={() => api.gerarPdf({ params: { id } })}
        />
        <ComprovanteLink compact projeto={projeto} />
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPrinter aria-hidden size={20} />}
          onClick={() => globalThis.print()}
        >
          Imprimir
        </Button>
      </div>
    </>
  );
}
