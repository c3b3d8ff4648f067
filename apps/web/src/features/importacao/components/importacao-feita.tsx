import { MENSAGENS_IMPORTACAO as M, NOMES_DOS_TIPOS } from '@instrutoria/domain/importacao/messages.ts';
import { Button, Stack } from '@mantine/core';
import { formatarInstante } from '../../../lib/format/format.ts';
import { ApiError, textoDoErro } from '../../../lib/server/api-error.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Receipt } from '../../../ui/page/receipt.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { type Importacao, useDesfazerImportacao } from '../api.ts';
import { contagensPorExtenso } from './palavras.ts';

/** The result of an import, with the button that undoes it. */
export function ImportacaoFeita({ importacao }: { readonly importacao: Importacao }) {
  const { id, tipo, arquivo, autor, contagens, confirmadaEm, desfeitaEm, desfazerAte } = importacao;
  const desfazer = useDesfazerImportacao(id);
  const confirm = useConfirm();

  async function voltar(): Promise<void> {
    const detail = 'O que esta importação trouxe ou mudou volta a ser como era.';
    if (!(await confirm('deseja desfazer esta importação?', { yes: 'Desfazer', danger: true, detail })))
      return;
    try {
      await desfazer.mutateAsync(false);
      notify.success(M.desfeita);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'IMPORTACAO_USADA') await deixarUsadas(error);
      else notify.failure(error);
    }
  }
  async function deixarUsadas(error: ApiError): Promise<void> {
    const resto = await confirm('deseja desfazer só o que ninguém usou?', {
      yes: 'Desfazer o resto',
      danger: true,
      detail: textoDoErro(error),
    });
    if (!resto) return;
    try {
      await desfazer.mutateAsync(true);
      notify.success(M.desfeita);
    } catch (outro) {
      notify.failure(outro);
    }
  }

  if (desfeitaEm !== null) {
    return (
      <Notice title={`Desfeita em ${formatarInstante(desfeitaEm)}`}>
        O que estava em uso pode ter ficado; a auditoria diz quanto.
      </Notice>
    );
  }
  return (
    <Stack gap="lg">
      <Receipt title={M.confirmada} {...(confirmadaEm === null ? {} : { at: confirmadaEm })}>
        <p>
          {NOMES_DOS_TIPOS[tipo]}, de {arquivo}: {contagensPorExtenso(contagens)}. Por {autor}.
        </p>
        {tipo === 'pessoas' && <p>{M.semSenha}</p>}
      </Receipt>
      {desfazerAte !== null && (
        <div>
          <Button variant="default" loading={desfazer.isPending} onClick={() => void voltar()}>
            Desfazer
          </Button>
          <p>Até {formatarInstante(desfazerAte)}, enquanto ninguém usar o que veio.</p>
        </div>
      )}
    </Stack>
  );
}
