import { NOMES_DAS_CONTESTACOES } from '@instrutoria/domain/contestacao/messages.ts';
import { horasPorExtenso } from '@instrutoria/domain/frequencia/messages.ts';
import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { reais } from '@instrutoria/domain/kernel/dinheiro.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatarDia, formatarInstante, formatarPrazo } from '../../../lib/format/format.ts';
import { PdfLink } from '../../../ui/files/pdf-link.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { Tag } from '../../../ui/page/tag.tsx';
import { type ContestacaoRecebida, lerAnexo } from '../api.ts';
import classes from './uma-contestacao.module.css';

const SINAIS = {
  ABERTA: { tone: 'neutral', icon: IconCircle },
  PROCEDENTE: { tone: 'good', icon: IconCircleCheck },
  IMPROCEDENTE: { tone: 'warning', icon: IconCircleX },
  RETIRADA: { tone: 'neutral', icon: IconCircle },
} as const;

/** All that an administrator needs to answer it: the facts of the month, the text and the file. */
export function UmaContestacao(props: {
  readonly contestacao: ContestacaoRecebida;
  readonly onResponder: () => void;
}) {
  const { contestacao, onResponder } = props;
  const { instrutor, mes, projeto, texto, comArquivo, enviadaEm, situacao, razoes } = contestacao;
  const nome = `${instrutor.nome}, ${mesPorExtenso(mes)}`;
  return (
    <Panel title={nome}>
      <Stack gap="sm">
        <Prazo contestacao={contestacao} />
        <Text>
          Projeto nº {projeto.id}, {projeto.titulo}. Coordenação: {projeto.coordenador.nome}.
        </Text>
        <Mes contestacao={contestacao} />
        <div className={classes.texto}>
          <b>Contestação, em {formatarInstante(enviadaEm)}:</b> {texto}
        </div>
        {razoes !== null && (
          <div className={classes.texto}>
            <b>
              Resposta de {contestacao.respondidaPor}, em {formatarInstante(contestacao.respondidaEm ?? '')}:
            </b>{' '}
            {razoes}
          </div>
        )}
        <Group gap="xs">
          {situacao === 'ABERTA' && (
            <Button onClick={onResponder}>
              Responder<span className="sr-only"> a {nome}</span>
            </Button>
          )}
          {situacao === 'PROCEDENTE' && <AFolha projeto={projeto.id} mes={mes} nome={nome} />}
          {comArquivo && (
            <PdfLink
              label="Abrir o arquivo"
              of={nome}
              fileName={`contestacao-${contestacao.id}.pdf`}
              load={() => lerAnexo(contestacao)}
            />
          )}
        </Group>
      </Stack>
    </Panel>
  );
}

/** The sheet of hours in which the month is corrected. */
export function AFolha(props: { readonly projeto: number; readonly mes: string; readonly nome: string }) {
  const { projeto, mes, nome } = props;
  return (
    <Button component={Link} to={`/projetos/${projeto}/frequencia?ano=${mes.slice(0, 4)}`} variant="default">
      Corrigir as horas<span className="sr-only"> de {nome}</span>
    </Button>
  );
}

function Prazo({ contestacao }: { readonly contestacao: ContestacaoRecebida }) {
  const { situacao, atrasada, ate } = contestacao;
  return (
    <div>
      <Tag {...SINAIS[situacao]} {...(atrasada ? { tone: 'warning', icon: IconAlertTriangle } : {})}>
        {NOMES_DAS_CONTESTACOES[situacao]}
        {atrasada ? ', atrasada' : ''}
      </Tag>{' '}
      {situacao === 'ABERTA' &&
        (atrasada ? `O prazo terminou em ${formatarDia(ate)}` : `Até ${formatarPrazo(ate)}`)}
    </div>
  );
}

/** The hours that the student sent, those that count, and what the sheets paid. */
function Mes({ contestacao }: { readonly contestacao: ContestacaoRecebida }) {
  const { enviadas, registradas, motivo, pagamentos } = contestacao;
  return (
    <dl className={classes.fatos}>
      <div>
        <dt>Horas que o aluno enviou</dt>
        <dd>{enviadas === null ? 'não enviou' : horasPorExtenso(enviadas)}</dd>
      </div>
      <div>
        <dt>Horas registradas</dt>
        <dd>
          {registradas === null ? 'ainda não há' : horasPorExtenso(registradas)}
          {motivo !== null && `. Motivo da coordenação: ${motivo}`}
        </dd>
      </div>
      <div>
        <dt>Pagamento</dt>
        <dd>
          {pagamentos.length === 0 && 'em nenhuma folha fechada'}
          {pagamentos.map(({ folha, nome, texto, valor }) => (
            <div key={`${folha} ${nome}`}>
              Folha de {mesPorExtenso(folha)}, {nome}: {texto}
              {valor !== null && `, ${reais(valor)}`}
            </div>
          ))}
        </dd>
      </div>
    </dl>
  );
}
