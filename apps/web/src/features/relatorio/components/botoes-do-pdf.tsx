import { MENSAGENS_RELATORIO as M } from '@instrutoria/domain/relatorio/messages.ts';
import { Button, Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import { FalhaDeCodigo } from '../../../lib/server/failure.ts';
import { PdfLink } from '../../../ui/files/pdf-link.tsx';
import { notify } from '../../../ui/status/toast-store.ts';

function salvar(arquivo: Blob, nome: string): void {
  const url = URL.createObjectURL(arquivo);
  const link = document.createElement('a');
  link.href = url;
  link.download = nome;
  link.click();
  // After the click was handled, the browser no longer needs the address.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** The PDF made in the browser from the sheet (E-RELATORIO-4), and the server's tagged one (T-L17). */
export function BotoesDoPdf(props: {
  readonly folha: RefObject<HTMLElement | null>;
  readonly titulo: string;
  readonly arquivo: string;
  readonly acessivel: () => Promise<Blob>;
}) {
  const { folha, titulo, arquivo, acessivel } = props;
  const [ocupado, setOcupado] = useState(false);
  const baixar = async () => {
    if (folha.current === null) return;
    setOcupado(true);
    try {
      const { makePdf } = await import('../pdf/make-pdf.ts');
      salvar(await makePdf(folha.current, titulo), arquivo);
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the log that the spec asks for (E-FALHAS-3), beside the notice of D35.
      console.error('Erro ao gerar PDF:', error);
      if (error instanceof FalhaDeCodigo) notify.failure(error);
      else notify.error(M.erroAoGerarPdf);
    } finally {
      setOcupado(false);
    }
  };
  return (
    <Group gap="sm" align="flex-start">
      <Button
        loading={ocupado}
        leftSection={<IconDownload aria-hidden size={18} />}
        onClick={() => void baixar()}
      >
        Baixar PDF
      </Button>
      <PdfLink label="A versão acessível" fileName={arquivo} load={acessivel} />
    </Group>
  );
}
