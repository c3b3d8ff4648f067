import type { Documento } from '@instrutoria/domain/instrutor/types.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { PdfInvalido, toPdf } from '../../../../lib/format/pdf.ts';
import { textoComId } from '../../../../lib/server/api-error.ts';
import { lerDocumento, naMesaQuery, type ParaConferir } from '../../api.ts';

export interface DocumentoAberto {
  readonly instrutor: number;
  readonly documento: Documento;
  /** The file's reference, because another may have been sent since. */
  readonly arquivo: string;
  readonly pdf: Blob | null;
  readonly falha: string | null;
}

export function proximoPorConferir({ conferencias }: ParaConferir): Documento | undefined {
  return conferencias.find(({ situacao }) => situacao === 'PENDENTE')?.documento;
}

/** Loaded only by an act of the person, because each reading writes a row to the log (T-B19). */
export function useDocumentoAberto() {
  const client = useQueryClient();
  const [aberto, setAberto] = useState<DocumentoAberto | null>(null);
  const [lendo, setLendo] = useState(false);
  // Numbers the requests, so that the answer to an earlier one is not shown.
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
    /** The person has opened one, so the next instructor's is opened too. */
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
      // The page itself shows that it could not be loaded.
      const instrutor = await client.fetchQuery(naMesaQuery(id)).catch(() => null);
      const documento = instrutor === null ? undefined : proximoPorConferir(instrutor);
      if (instrutor !== null && documento !== undefined && vez.current === minha) {
        await ler(minha, instrutor, documento);
      }
    },
  };
}
