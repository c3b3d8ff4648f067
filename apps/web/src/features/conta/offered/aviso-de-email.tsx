import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { Anchor, Box, Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatarInstante, formatarPrazoEm } from '../../../lib/format/format.ts';
import { EmailText } from '../../../ui/page/email-text.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { tarefasQuery } from '../../tarefa/api.ts';
import { confirmacaoQuery, useReenviarConfirmacao } from '../api.ts';

type Confirmacao = AnswerOf<Api['confirmacaoDoEmail']>;

export function AvisoDeEmail() {
  const tarefas = useQuery(tarefasQuery);
  const falta = tarefas.data?.emailConfirmado === false;
  const { data, isError } = useQuery({ ...confirmacaoQuery, enabled: falta });
  const reenviar = useReenviarConfirmacao();
  if (tarefas.isError || (falta && isError))
    return <p role="status">Não foi possível saber se o seu e-mail está confirmado.</p>;
  if (!falta || data === undefined || data.confirmado) return null;

  const act = async () => {
    try {
      notify.success((await reenviar.mutateAsync()).message);
    } catch (error) {
      notify.failure(error);
    }
  };
  return (
    <Box mb="lg">
      <Notice title="Confirme o seu e-mail">
        <p>
          {data.enviadaEm === null
            ? 'Falta confirmar o endereço '
            : 'Abra o link da mensagem que enviamos para '}
          <b>
            <EmailText>{data.email}</EmailText>
          </b>
          {data.enviadaEm === null ? '.' : ` em ${formatarInstante(data.enviadaEm)}.`} Você pode usar o
          sistema normalmente.
        </p>
        <Marcadas submissoes={data.submissoes} />
        <Group gap="sm">
          <Button variant="light" size="compact-md" loading={reenviar.isPending} onClick={() => void act()}>
            {data.enviadaEm === null ? 'Enviar a mensagem' : 'Reenviar a mensagem'}
          </Button>
          <Anchor component={Link} to="/atualizar_professor">
            corrigir o e-mail
          </Anchor>
        </Group>
      </Notice>
    </Box>
  );
}

function Marcadas({ submissoes }: Pick<Confirmacao, 'submissoes'>) {
  const [primeira] = submissoes;
  if (primeira === undefined) return null;
  const quais =
    submissoes.length === 1
      ? `O projeto “${primeira.projeto.titulo}” foi recebido`
      : `${submissoes.length} projetos seus foram recebidos`;
  const marca = submissoes.length === 1 ? 'fica marcado' : 'ficam marcados';
  return (
    <p>
      {quais} e {marca} até a confirmação.{' '}
      {primeira.vencida
        ? 'O prazo de 48 horas passou: nada se perdeu, mas confirme pelo link ou fale com a administração.'
        : `Confirme até ${formatarPrazoEm(primeira.ate)}.`}
    </p>
  );
}
