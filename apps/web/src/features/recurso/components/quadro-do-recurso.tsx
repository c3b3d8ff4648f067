import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatarInstante } from '../../../lib/format/format.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { ReadOnlyList } from '../../../ui/tables/read-only-list.tsx';
import { ComprovanteDoProjeto } from '../../projeto/offered/comprovante-link.tsx';
import type { Recurso } from '../api.ts';
import { AnexosDoRecurso } from './anexos-do-recurso.tsx';
import { ContrarrazoesDoRecurso } from './contrarrazoes-do-recurso.tsx';
import { CriteriosDoRecurso } from './criterios-do-recurso.tsx';
import { MudancasDoRecurso } from './mudancas-do-recurso.tsx';

const pedidosEAprovados = (pedidos: number, aprovados: number) =>
  `${contado(pedidos, 'pedido', 'pedidos')}, ${contado(aprovados, 'aprovado', 'aprovados')}`;

export function QuadroDoRecurso({
  recurso,
  comProva = true,
  comCriterios = true,
  documentos,
  children,
}: {
  readonly recurso: Recurso;
  /** The reader may open the disciplines' proof (D22). */
  readonly comProva?: boolean;
  /** The criteria are shown here, instead of below, where they are decided. */
  readonly comCriterios?: boolean;
  /** For readers with another access to proposal and proof. */
  readonly documentos?: ReactNode;
  readonly children: ReactNode;
}) {
  const { projeto } = recurso.projetoAprovacao;
  return (
    <Panel
      title={projeto.titulo}
      actions={
        documentos === undefined && (
          <Button variant="default" component={Link} to={`/detalhes_projeto/${projeto.id}`}>
            Ver projeto completo
            <span className="sr-only">: {projeto.titulo}</span>
          </Button>
        )
      }
    >
      <Stack gap="md">
        <ReadOnlyList
          items={[
            { label: 'Projeto', value: `nº ${projeto.id}, ${projeto.tipoProjeto}, ${projeto.edital.nome}` },
            { label: 'Coordenador', value: projeto.coordenador.nome },
            {
              label: 'Bolsistas',
              value: pedidosEAprovados(projeto.remunerados, projeto.remunerados_aprovados),
            },
            {
              label: 'Voluntários',
              value: pedidosEAprovados(projeto.voluntarios, projeto.voluntarios_aprovados),
            },
            { label: 'Solicitado em', value: formatarInstante(recurso.criadoEm) },
          ]}
        />
        <MudancasDoRecurso recurso={recurso} />
        {recurso.mensagem !== '' && (
          <div>
            <Text fw={600}>Justificativa</Text>
            <RichText html={recurso.mensagem} />
          </div>
        )}
        {comCriterios && <CriteriosDoRecurso recurso={recurso} />}
        <AnexosDoRecurso recurso={recurso} />
        <ContrarrazoesDoRecurso recurso={recurso} />
        <div>
          <Text fw={600}>Parecer do avaliador</Text>
          <Text style={{ whiteSpace: 'pre-line' }}>{recurso.projetoAprovacao.parecer || 'sem parecer'}</Text>
        </div>
        {documentos}
        {comProva && documentos === undefined && (
          <div>
            <ComprovanteDoProjeto projeto={projeto.id} />
          </div>
        )}
        {children}
      </Stack>
    </Panel>
  );
}
