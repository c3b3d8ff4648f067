import { NOMES_DOS_TIPOS_DE_ALUNO } from '@instrutoria/domain/instrutor/messages.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { EmailText } from '../../../../ui/page/email-text.tsx';
import { NoWrap } from '../../../../ui/page/no-wrap.tsx';
import { Sheet } from '../../../../ui/page/sheet.tsx';
import { DataTable } from '../../../../ui/tables/data-table.tsx';
import { ReadOnlyList } from '../../../../ui/tables/read-only-list.tsx';
import { LattesLink } from '../../../conta/offered/lattes-link.tsx';
import { SemNomes } from '../../offered/sem-nomes.tsx';

interface Pessoa {
  readonly id: string;
  readonly nome: string;
  readonly papel: string;
  readonly siape: string;
  readonly unidade: string;
  /** Absent for a person without an account. */
  readonly email?: string;
  readonly lattes?: string;
}

function equipe(projeto: Projeto): readonly Pessoa[] {
  const { coordenador, professores_colaboradores, professores_colaboradores_nao_cadastrado } = projeto;
  return [
    ...[coordenador, ...professores_colaboradores].map((um, i) => ({
      id: `conta-${um.id}`,
      nome: um.nome,
      papel: i === 0 ? 'coordenador' : 'colaborador',
      siape: um.siape,
      unidade: um.unidade.nome,
      email: um.email,
      lattes: um.lattes,
    })),
    ...professores_colaboradores_nao_cadastrado.map((um) => ({
      id: `sem-${um.id}`,
      nome: um.nome,
      papel: 'colaborador sem cadastro',
      siape: um.siape,
      unidade: um.unidade.nome,
    })),
  ];
}

/** The coordinator and the collaborators, one row each. */
export function PessoasDoProjeto({ projeto }: { readonly projeto: Projeto }) {
  if (projeto.semNomes) {
    return (
      <Sheet id="pessoas" title="Equipe">
        <SemNomes />
      </Sheet>
    );
  }
  return (
    <Sheet id="pessoas" title="Equipe">
      <DataTable
        caption="Equipe"
        captionHidden
        dense
        flow
        rows={equipe(projeto)}
        rowKey={({ id }) => id}
        columns={[
          { key: 'nome', title: 'Nome', rowHeader: true, cell: ({ nome }) => nome },
          { key: 'papel', title: 'Papel', cell: ({ papel }) => <NoWrap>{papel}</NoWrap> },
          {
            key: 'email',
            title: 'E-mail',
            cell: ({ email }) => (email === undefined ? '—' : <EmailText>{email}</EmailText>),
          },
          { key: 'siape', title: 'SIAPE', cell: ({ siape }) => <NoWrap>{siape}</NoWrap> },
          { key: 'unidade', title: 'Unidade', cell: ({ unidade }) => unidade },
          {
            key: 'lattes',
            title: 'Lattes',
            cell: ({ lattes, nome }) =>
              lattes === undefined ? (
                '—'
              ) : (
                <LattesLink lattes={lattes}>
                  Lattes <span className="sr-only">de {nome}</span>
                </LattesLink>
              ),
          },
        ]}
      />
      {projeto.alunos.length > 0 && (
        <ReadOnlyList
          beside
          items={[
            {
              label: 'Instrutores',
              value: projeto.alunos
                .map(
                  ({ nome, tipoAluno }) => `${nome} (${NOMES_DOS_TIPOS_DE_ALUNO[tipoAluno].toLowerCase()})`,
                )
                .join(', '),
            },
          ]}
        />
      )}
    </Sheet>
  );
}
