import { MENSAGENS_AVALIACAO } from '@instrutoria/domain/avaliacao/messages.ts';
import { NOMES_DOS_TIPOS_DE_ALUNO, situacaoNaTela } from '@instrutoria/domain/instrutor/messages.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { useSessao } from '../../../../lib/session/session.ts';
import { EmptyState } from '../../../../ui/page/empty-state.tsx';
import { Tag } from '../../../../ui/page/tag.tsx';
import { RowLink } from '../../../../ui/tables/row-link.tsx';
import { type WorkColumn, WorkTable } from '../../../../ui/tables/work-table.tsx';
import type { ParaConferir } from '../../api.ts';

function Documentos({ instrutor }: { readonly instrutor: ParaConferir }) {
  const eu = useSessao()?.usuario.id;
  if (instrutor.projeto.coordenador.id === eu) return MENSAGENS_AVALIACAO.voceParticipa;
  const recusados = instrutor.conferencias.filter(({ situacao }) => situacao === 'RECUSADO').length;
  if (instrutor.pendentes > 0) return <Tag tone="info">{`${instrutor.pendentes} por conferir`}</Tag>;
  if (recusados > 0) return <Tag tone="warning">{contado(recusados, 'recusado', 'recusados')}</Tag>;
  return <Tag tone="good">conferido</Tag>;
}

/** What a missing number keeps from becoming REGULAR. */
const falta = ({ cpf, matricula }: ParaConferir) =>
  [cpf === null ? 'CPF' : '', matricula === null ? 'matrícula' : ''].filter((um) => um !== '').join(' e ');

/** The columns that a person may hide. */
export const COLUNAS_A_ESCOLHER: readonly WorkColumn<ParaConferir>[] = [
  {
    key: 'documentos',
    title: 'Documentos',
    keep: true,
    cell: (um) => <Documentos instrutor={um} />,
  },
  { key: 'falta', title: 'Falta', cell: (um) => falta(um) || '—' },
  { key: 'situacao', title: 'Situação', cell: situacaoNaTela },
  { key: 'tipo', title: 'Tipo', cell: ({ tipoAluno }) => NOMES_DOS_TIPOS_DE_ALUNO[tipoAluno] },
  { key: 'projeto', title: 'Projeto', cell: ({ projeto }) => projeto.titulo },
  { key: 'coordenador', title: 'Coordenador', cell: ({ projeto }) => projeto.coordenador.nome },
  { key: 'edital', title: 'Edital', cell: ({ edital }) => edital.nome },
];

/** Instructors with their documents: a name opens the desk. */
export function TabelaParaConferir(props: {
  readonly instrutores: readonly ParaConferir[] | undefined;
  readonly waiting: boolean;
  /** The filters of the list, as the query of the desk's address. */
  readonly search: string;
  readonly escondidas: readonly string[];
  readonly vazio: string;
}) {
  const eu = useSessao()?.usuario.id;
  const nome: WorkColumn<ParaConferir> = {
    key: 'nome',
    title: 'Instrutor',
    rowHeader: true,
    // Nobody checks documents of their own project (D30).
    cell: (um) => (
      <RowLink
        to={
          um.projeto.coordenador.id === eu
            ? `/instrutores/${um.projeto.id}`
            : `/conferir_documentos/${um.id}${props.search}`
        }
      >
        {um.nome}
      </RowLink>
    ),
  };
  return (
    <WorkTable
      caption="Instrutores com os seus documentos"
      shortNames
      rows={props.instrutores}
      waiting={props.waiting}
      rowKey={({ id }) => id}
      columns={[nome, ...COLUNAS_A_ESCOLHER.filter(({ key }) => !props.escondidas.includes(key))]}
      under={(um) => (
        <>
          <span>{um.projeto.titulo}</span>
          <span>
            {NOMES_DOS_TIPOS_DE_ALUNO[um.tipoAluno]}, {situacaoNaTela(um)}
          </span>
          {falta(um) !== '' && <span>falta {falta(um)}</span>}
        </>
      )}
      empty={<EmptyState title={props.vazio} />}
    />
  );
}
