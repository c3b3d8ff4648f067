import { NOMES_DOS_TIPOS_DE_ALUNO } from '@instrutoria/domain/instrutor/messages.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import { NoWrap } from '../../../ui/no-wrap.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ReadOnlyList } from '../../../ui/read-only-list.tsx';
import { LattesLink } from '../../conta/offered/lattes-link.tsx';
import { SemNomes } from '../offered/sem-nomes.tsx';

export function PessoasDoProjeto({ projeto }: { readonly projeto: Projeto }) {
  const colaboradores = projeto.professores_colaboradores;
  const naoCadastrados = projeto.professores_colaboradores_nao_cadastrado;
  if (projeto.semNomes) {
    return (
      <Panel id="pessoas" title="Coordenador">
        <SemNomes />
      </Panel>
    );
  }
  return (
    <>
      <Panel id="pessoas" title="Coordenador">
        <ReadOnlyList
          items={[
            { label: 'Nome', value: projeto.coordenador.nome },
            { label: 'E-mail', value: projeto.coordenador.email },
          ]}
        />
      </Panel>
      {colaboradores.length > 0 && (
        <Panel title="Professores colaboradores">
          <DataTable
            caption="Professores colaboradores"
            captionHidden
            rows={colaboradores}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'nome',
                title: 'Nome',
                rowHeader: true,
                cell: ({ nome }) => nome,
              },
              { key: 'email', title: 'E-mail', cell: ({ email }) => <EmailText>{email}</EmailText> },
              {
                key: 'siape',
                title: 'SIAPE',
                cell: ({ siape }) => <NoWrap>{siape}</NoWrap>,
              },
              {
                key: 'unidade',
                title: 'Unidade',
                cell: ({ unidade }) => unidade.nome,
              },
              {
                key: 'lattes',
                title: 'Lattes',
                cell: ({ lattes, nome }) => (
                  <LattesLink lattes={lattes}>
                    Lattes <span className="sr-only">de {nome}</span>
                  </LattesLink>
                ),
              },
            ]}
          />
        </Panel>
      )}
      {naoCadastrados.length > 0 && (
        <Panel title="Professores não cadastrados">
          <DataTable
            caption="Professores não cadastrados"
            captionHidden
            rows={naoCadastrados}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'nome',
                title: 'Nome',
                rowHeader: true,
                cell: ({ nome }) => nome,
              },
              {
                key: 'siape',
                title: 'SIAPE',
                cell: ({ siape }) => <NoWrap>{siape}</NoWrap>,
              },
              {
                key: 'unidade',
                title: 'Unidade',
                cell: ({ unidade }) => unidade.nome,
              },
            ]}
          />
        </Panel>
      )}
      {projeto.alunos.length > 0 && (
        <Panel title="Instrutores">
          <DataTable
            caption="Instrutores"
            captionHidden
            rows={projeto.alunos}
            rowKey={({ id }) => id}
            columns={[
              { key: 'nome', title: 'Nome', rowHeader: true, cell: ({ nome }) => nome },
              { key: 'tipo', title: 'Tipo', cell: ({ tipoAluno }) => NOMES_DOS_TIPOS_DE_ALUNO[tipoAluno] },
            ]}
          />
        </Panel>
      )}
    </>
  );
}
