import { MENSAGENS_BANCO as M } from '@instrutoria/domain/banco/messages.ts';
import { arrumarConta, mesmaConta } from '@instrutoria/domain/banco/rules/conta-bancaria.ts';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { formatarInstante } from '../../../lib/format/format.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { bancosQuery } from '../../banco/offered/bancos.ts';
import { type ContaDigitada, ContaForm } from '../../banco/offered/conta-form.tsx';
import { meusVinculosQuery, minhaContaQuery, useGuardarMinhaConta } from '../vinculos-api.ts';

/** The student writes or corrects the account of one vínculo. */
export default function ContaDoAluno() {
  const id = Number(useParams().id);
  const conta = useQuery(minhaContaQuery(id));
  const bancos = useQuery(bancosQuery);
  const vinculos = useQuery(meusVinculosQuery);
  const guardar = useGuardarMinhaConta(id);
  const confirm = useConfirm();
  const navigate = useNavigate();

  const salvar = async (escrita: ContaDigitada) => {
    const lida = conta.data;
    if (lida === undefined) return;
    const repetida = lida.conta !== null && mesmaConta(lida.conta, arrumarConta(escrita));
    if (lida.devolucao !== null && repetida) {
      const detail = 'O pagamento voltou desta conta. Confirme só se o banco disse que ela já recebe.';
      if (!(await confirm('deseja receber na mesma conta?', { yes: 'Receber nela', detail }))) return;
    }
    await guardar.mutateAsync({ ...escrita, versao: lida.versao });
    notify.success(M.salvos);
    await navigate('/aluno');
  };

  return (
    <>
      <PageHeader
        title="Dados bancários"
        crumbs={[{ label: 'Minha página', to: '/aluno' }]}
        description={vinculos.data?.find((um) => um.id === id)?.projeto.titulo}
      />
      <QueryState query={conta} label="Lendo os dados bancários">
        {(lida) => (
          <QueryState query={bancos} label="Lendo a lista de bancos">
            {(todos) => (
              <Panel>
                <Stack gap="md">
                  <Text size="sm">
                    Do que você escreve aqui, quem coordena o projeto lê só o banco e os três últimos números.
                    A administração lê tudo, para pagar.
                  </Text>
                  {lida.devolucao !== null && (
                    <Notice
                      kind="warning"
                      title={`Um pagamento voltou em ${formatarInstante(lida.devolucao.em)}: ${lida.devolucao.motivo}`}
                    >
                      Corrija os dados. A bolsa é enviada outra vez na próxima remessa.
                    </Notice>
                  )}
                  <ContaForm
                    titular="A conta deve ser sua: o seu CPF"
                    conta={lida.conta}
                    regras={lida.regras}
                    bancos={todos}
                    salvando={guardar.isPending}
                    salvar={salvar}
                    reler={() => conta.refetch()}
                  />
                </Stack>
              </Panel>
            )}
          </QueryState>
        )}
      </QueryState>
    </>
  );
}
