import type { Documento } from '@instrutoria/domain/instrutor/types.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { PdfInvalido, toPdf } from '../../../../lib/format/pdf.ts';
import { textoComId } from '../../../../lib/server/api-error.ts';
import { lerDocumento, naMesaQuery, type ParaConferir } from '../../api.ts';

export interface DocumentoAberto {
  readonly instrutor: number;
  readonly documento: Documento;
  /** Which file it was: another may have been sent since. */
  readonly arquivo: string;
  readonly pdf: Blob | null;
  readonly falha: string | null;
}

export function proximoPorConferir({ conferencias }: ParaConferir): Documento | undefined {
  return conferencias.find(({ situacao }) => situacao === 'PENDENTE')?.documento;
}

/** Read by an act of the person only: each reading leaves a row in the log (T-B19). */
export function useDocumentoAberto() {
  const client = useQueryClient();
  const [aberto, setAberto] = useState<DocumentoAberto | null>(null);
  const [lendo, setLendo] = useState(false);
  // Numbers the requests: the answer to an earlier one is not shown any more.
  const vez = useRef(0);

  const ler = async (minha: number, { id, ...instrutor }: ParaConferir, documento: Documento) => {
    const este = { instrutor: id, documento, arquivo: String(instrutor[documento]), pdf: null, falha: null };
    const mostrar = (mais: Partial<DocumentoAberto>) => {
      if (vez.current === minha) setAberto({ ...este, ...mais });
    };
    mostrar({});
    try {
      mostrar({ pdf: await toPdf(await lerDocumento(documento, id)) });
    } catch (error) {
      mostrar({ falha: error instanceof PdfInvalido ? error.message : textoComId(error) });
    }
  };

  return {
    aberto,
    /** The person has opened one: whom they go to next is opened too. */
    lendo,
    abrir: (instrutor: ParaConferir, documento: Documento) => {
      vez.current += 1;
      setLendo(true);
      return ler(vez.current, instrutor, documento);
    },
    irPara: async (id: number) => {
      vez.current += 1;
      const minha = vez.current;
      setAberto(null);
      if (!lendo) return;
      // The page itself says that it cannot be read.
      const instrutor = await client.fetchQuery(naMesaQuery(id)).catch(() => null);
      const documento = instrutor === null ? undefined : proximoPorConferir(instrutor);
      if (instrutor !== null && documento !== undefined && vez.current === minha) {
        await ler(minha, instrutor, documento);
      }
    },
  };
}
