import { NOMES_DOS_TIPOS_DE_ALUNO } from '@instrutoria/domain/instrutor/messages.ts';
import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatarDia, formatarInstante, formatarPeriodo } from '../../../lib/format/format.ts';
import { PdfLink } from '../../../ui/files/pdf-link.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { PaperList, PaperRow } from '../../../ui/page/paper-list.tsx';
import { Tag } from '../../../ui/page/tag.tsx';
import { baixarMinhaDeclaracao, type MeuVinculo } from '../vinculos-api.ts';
import { AgoraDoVinculo } from './agora-do-vinculo.tsx';
import { ContaDoVinculo } from './conta-do-vinculo.tsx';
import { DocumentosDoVinculo } from './documentos-do-vinculo.tsx';
import { MesesDoVinculo } from './meses-do-vinculo.tsx';

/** One vínculo: what to do or to know now, then its months, documents and declarations. */
export function CartaoDoVinculo({ vinculo }: { readonly vinculo: MeuVinculo }) {
  const { projeto, edital, tipoAluno, fim } = vinculo;
  const faltaDocumento = vinculo.aFazer.some(({ tipo }) => tipo === 'documento');
  const urgeAConta = vinculo.aFazer.some(({ tipo }) => tipo === 'conta');
  return (
    <Panel title={projeto.titulo}>
      <Stack gap="md">
        <div>
          <Text>
            {NOMES_DOS_TIPOS_DE_ALUNO[tipoAluno]} <Situacao vinculo={vinculo} />
          </Text>
          <Text size="sm">Coordenação: {projeto.coordenador}</Text>
          <Text size="sm">{edital.nome}</Text>
          <Text size="sm">{fim === null ? datasEmCurso(vinculo) : datasDoFim(vinculo, fim)}</Text>
        </div>
        <AgoraDoVinculo vinculo={vinculo} />
        {vinculo.mesInicio !== null && !vinculo.nuncaComecou && (
          <Group>
            <Button component={Link} to={`/aluno/dias/${vinculo.id}`}>
              Informar dias e horas<span className="sr-only"> em {projeto.titulo}</span>
            </Button>
          </Group>
        )}
        {faltaDocumento && <DocumentosDoVinculo vinculo={vinculo} />}
        {urgeAConta && <ContaDoVinculo vinculo={vinculo} />}
        <MesesDoVinculo vinculo={vinculo} />
        {!urgeAConta && <ContaDoVinculo vinculo={vinculo} />}
        {!faltaDocumento && <DocumentosDoVinculo vinculo={vinculo} />}
        <Declaracoes vinculo={vinculo} />
      </Stack>
    </Panel>
  );
}

function Situacao({ vinculo }: { readonly vinculo: MeuVinculo }) {
  const { situacao, aguardandoConferencia, fim } = vinculo;
  if (fim !== null) return <Tag>encerrado</Tag>;
  if (aguardandoConferencia) return <Tag>{situacao}</Tag>;
  return <Tag tone={situacao === 'REGULAR' ? 'good' : 'warning'}>{situacao}</Tag>;
}

function datasEmCurso({ mesInicio, vigencia }: MeuVinculo): string {
  const periodo = `Vigência do edital: ${formatarPeriodo(vigencia.inicio, vigencia.fim)}`;
  return mesInicio === null ? periodo : `Desde ${mesPorExtenso(mesInicio)}. ${periodo}`;
}

function datasDoFim({ mesInicio, nuncaComecou }: MeuVinculo, fim: string): string {
  if (nuncaComecou || mesInicio === null) return `Encerrado em ${formatarDia(fim)}, antes de começar`;
  return `De ${mesPorExtenso(mesInicio)} a ${formatarDia(fim)}`;
}

function Declaracoes({ vinculo: { declaracoes } }: { readonly vinculo: MeuVinculo }) {
  if (declaracoes.length === 0) return null;
  return (
    <PaperList title="Declarações" order={3}>
      {declaracoes.map(({ id, emitidaEm, situacao }) => (
        <PaperRow
          key={id}
          name="Declaração de participação"
          state={situacao === 'REVOGADA' ? <Tag tone="warning">revogada</Tag> : undefined}
          more={`Emitida em ${formatarInstante(emitidaEm)}`}
        >
          <PdfLink
            compact
            label="Ver"
            of="a declaração"
            fileName={`declaracao-${id}.pdf`}
            load={() => baixarMinhaDeclaracao(id)}
          />
        </PaperRow>
      ))}
    </PaperList>
  );
}
