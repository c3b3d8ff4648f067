import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatarInstante } from '../../../lib/format/format.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { bancosQuery, type Conta, contaQuery } from '../api.ts';
import { ContaForm } from '../components/conta-form.tsx';

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
              {lida.devolucao != null && (
                <Notice
                  kind="warning"
                  title={`Pagamento devolvido em ${formatarInstante(lida.devolucao.em)}: ${lida.devolucao.motivo}.`}
                >
                  Corrija os dados bancários, para que a bolsa seja enviada outra vez.
                </Notice>
              )}
              <Resposta {...lida.resposta} />
              <ContaForm key={lida.versao} instrutor={instrutor} lida={lida} bancos={todos} />
              <Mudancas mudancas={lida.mudancas} />
            </Stack>
          )}
        </QueryState>
      )}
    </QueryState>
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
          {motivo === null ? 'Escritos' : 'Mudados'} por {autor.nome}, {formatarInstante(em)}
          {motivo !== null && `: ${motivo}`}
        </li>
      ))}
    </ul>
  );
}
