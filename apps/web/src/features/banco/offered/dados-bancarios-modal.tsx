import { MENSAGENS_BANCO as M } from '@instrutoria/domain/banco/messages.ts';
import { mesmaConta } from '@instrutoria/domain/banco/rules/conta-bancaria.ts';
import type { ContaBancaria } from '@instrutoria/domain/banco/types.ts';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatarInstante } from '../../../lib/format/format.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { type Banco, bancosQuery, type Conta, contaQuery, useGuardarConta } from '../api.ts';
import { ContaForm } from './conta-form.tsx';

/** Reads the account when it opens, which is recorded. */
export default function DadosBancariosModal(props: {
  readonly instrutor: { readonly id: number; readonly nome: string };
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { instrutor, opened, onClose } = props;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={`Dados bancários de ${instrutor.nome}`}
      size="lg"
      closeOnClickOutside={false}
    >
      {opened && <Lidos instrutor={instrutor.id} />}
    </Dialog>
  );
}

function Lidos({ instrutor }: { readonly instrutor: number }) {
  const conta = useQuery(contaQuery(instrutor));
  const bancos = useQuery(bancosQuery);
  return (
    <QueryState query={conta}>
      {(lida) => (
        <QueryState query={bancos}>
          {(todos) => (
            <Stack gap="md">
              <Text size="sm">
                Só quem coordena o projeto e a administração veem estes dados. Cada leitura fica registrada.
              </Text>
              <PeloAluno lida={lida} />
              {lida.devolucao != null && (
                <Notice
                  kind="warning"
                  title={`Pagamento devolvido em ${formatarInstante(lida.devolucao.em)}: ${lida.devolucao.motivo}.`}
                >
                  Corrija os dados bancários, para que a bolsa seja enviada outra vez.
                </Notice>
              )}
              <Resposta {...lida.resposta} />
              <Escrita instrutor={instrutor} lida={lida} bancos={todos} reler={() => conta.refetch()} />
              <Mudancas mudancas={lida.mudancas} />
            </Stack>
          )}
        </QueryState>
      )}
    </QueryState>
  );
}

/** Who coordinates reads only the bank and the last digits of what a student wrote. */
function PeloAluno({ lida }: { readonly lida: Conta }) {
  const { informadaPeloAlunoEm, conta, resumo } = lida;
  const escondida = conta === null && resumo !== null;
  if (informadaPeloAlunoEm === null && !escondida) return null;
  const quando = informadaPeloAlunoEm === null ? '' : ` em ${formatarInstante(informadaPeloAlunoEm)}`;
  return (
    <Notice kind="info" title={`Os dados bancários foram informados pelo próprio estudante${quando}.`}>
      {escondida &&
        `${resumo.nomeDoBanco}, conta terminada em ${resumo.final}. Você não lê os números. Para mudá-los, escreva todos de novo, com o motivo: o estudante confirma por e-mail.`}
    </Notice>
  );
}

/** Starts anew after its own saving, never because of another person's. */
function Escrita(props: {
  readonly instrutor: number;
  readonly lida: Conta;
  readonly bancos: readonly Banco[];
  readonly reler: () => Promise<unknown>;
}) {
  const { instrutor, lida, bancos, reler } = props;
  const { conta, resumo, versao, regras, resposta } = lida;
  const guardar = useGuardarConta(instrutor);
  const [salvas, setSalvas] = useState(0);
  const muda = (escrita: ContaBancaria) =>
    resumo !== null && (conta === null || resposta.situacao === 'negada' || !mesmaConta(conta, escrita));
  return (
    <ContaForm
      key={salvas}
      titular="A conta deve ser do próprio aluno"
      {...{ conta, regras, bancos, muda, reler }}
      salvando={guardar.isPending}
      salvar={async (escrita, motivo) => {
        await guardar.mutateAsync({ ...escrita, motivo, versao });
        setSalvas(salvas + 1);
        notify.success(M.salvos);
      }}
    />
  );
}

/** What the student said of the account that somebody else wrote, while it bars paying. */
function Resposta({ situacao, ate }: Conta['resposta']) {
  if (situacao === 'negada') {
    return (
      <Notice kind="warning" title="O aluno respondeu que esta conta não é dele.">
        Nenhuma bolsa é paga nela. Peça os dados a ele e escreva-os de novo.
      </Notice>
    );
  }
  if (ate === null) return null;
  return (
    <Notice kind="info" title="O aluno foi perguntado por e-mail se a conta é dele.">
      Sem resposta, a bolsa pode ser paga a partir de {formatarInstante(ate)}.
    </Notice>
  );
}

function Mudancas({ mudancas }: Pick<Conta, 'mudancas'>) {
  if (mudancas.length === 0) return <Text size="sm">Ninguém escreveu ainda os dados bancários.</Text>;
  return (
    <ul>
      {mudancas.map(({ em, autor, motivo }) => (
        <li key={em}>
          {autor === null
            ? 'Informados pelo próprio estudante'
            : `${motivo === null ? 'Escritos' : 'Mudados'} por ${autor.nome}`}
          , {formatarInstante(em)}
          {motivo !== null && `: ${motivo}`}
        </li>
      ))}
    </ul>
  );
}
