import { naoSeDesfaz } from '@instrutoria/domain/kernel/atos-finais.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { reais } from '@instrutoria/domain/kernel/dinheiro.ts';
import { MENSAGENS_PAGAMENTO as M } from '@instrutoria/domain/pagamento/messages.ts';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { estaConferida, type Folha, useConferirFolha, useFecharFolha } from '../api.ts';

const DesconferirModal = lazy(() => import('./desconferir-modal.tsx'));
const FecharSemSegundaPessoaModal = lazy(() => import('./fechar-sem-segunda-pessoa-modal.tsx'));

interface AtosDaFolhaProps {
  readonly folha: Folha;
  /** Keeps the closed month on screen. */
  readonly onFechar: (mes: string) => void;
}

/** What the reader may do with the open sheet now: confer it, close it, send it back to draft. */
export function AtosDaFolha({ folha, onFechar }: AtosDaFolhaProps) {
  return (
    <>
      {folha.podeConferir && <Conferir folha={folha} />}
      {folha.podeFechar &&
        (folha.semSegundaPessoa ? (
          <FecharSemSegundaPessoa folha={folha} onFechar={onFechar} />
        ) : (
          <Fechar folha={folha} onFechar={onFechar} />
        ))}
      {estaConferida(folha) && !folha.fechada && <Desconferir folha={folha} />}
    </>
  );
}

function somasDa({ aPagar, aDevolver, valorAPagar }: Folha): string {
  const soma = valorAPagar === 0 ? '' : ` (${reais(valorAPagar)})`;
  const bolsas = (n: number) => contado(n, 'bolsa', 'bolsas');
  return `A folha fica com ${bolsas(aPagar)} a pagar${soma} e ${bolsas(aDevolver)} a devolver.`;
}

function Conferir({ folha }: Pick<AtosDaFolhaProps, 'folha'>) {
  const { mes, valorAPagar } = folha;
  const conferir = useConferirFolha();
  const confirm = useConfirm();
  const ask = async () => {
    const detail = `${somasDa(folha)} Depois outra pessoa fecha; se não houver outra, você fecha 24 horas depois. Até lá ela pode voltar a rascunho.`;
    const question = M.desejaConferir(mesPorExtenso(mes));
    if (!(await confirm(question, { detail, yes: 'Conferir a folha', no: 'Cancelar' }))) return;
    try {
      await conferir.mutateAsync({ mes, total: valorAPagar });
      notify.success(M.conferidaComSucesso);
    } catch (error) {
      notify.failure(error);
    }
  };
  return (
    <Button size="sm" loading={conferir.isPending} onClick={() => void ask()}>
      Conferir a folha
    </Button>
  );
}

function Fechar({ folha, onFechar }: AtosDaFolhaProps) {
  const { mes, valorAPagar } = folha;
  const fechar = useFecharFolha();
  const confirm = useConfirm();
  const close = async () => {
    const detail = `${somasDa(folha)} Quem tem complemento ou estorno é avisado por e-mail. ${naoSeDesfaz('fecharFolhaDePagamento')}`;
    const question = M.desejaFechar(mesPorExtenso(mes));
    if (!(await confirm(question, { detail, yes: 'Fechar a folha', no: 'Cancelar', final: true }))) return;
    onFechar(mes);
    try {
      await fechar.mutateAsync({ mes, total: valorAPagar });
      notify.success(M.fechada);
    } catch (error) {
      notify.failure(error);
    }
  };
  return (
    <Button size="sm" loading={fechar.isPending} onClick={() => void close()}>
      Fechar a folha
    </Button>
  );
}

function FecharSemSegundaPessoa({ folha, onFechar }: AtosDaFolhaProps) {
  const [aberto, setAberto] = useState<boolean>();
  return (
    <>
      <Button size="sm" onClick={() => setAberto(true)}>
        Fechar a folha
      </Button>
      {aberto !== undefined && (
        <Suspense>
          <FecharSemSegundaPessoaModal
            folha={folha}
            somas={somasDa(folha)}
            opened={aberto}
            onClose={() => setAberto(false)}
            onFechar={onFechar}
          />
        </Suspense>
      )}
    </>
  );
}

function Desconferir({ folha }: Pick<AtosDaFolhaProps, 'folha'>) {
  const [aberto, setAberto] = useState<boolean>();
  return (
    <>
      <Button size="sm" variant="default" onClick={() => setAberto(true)}>
        Voltar a rascunho
      </Button>
      {aberto !== undefined && (
        <Suspense>
          <DesconferirModal mes={folha.mes} opened={aberto} onClose={() => setAberto(false)} />
        </Suspense>
      )}
    </>
  );
}
