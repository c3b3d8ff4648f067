import { NOMES_DAS_FASES, ROTULOS_EDITAL } from '@instrutoria/domain/edital/messages.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { useQuery } from '@tanstack/react-query';
import { formatarDia, formatarPrazo } from '../../../lib/format/format.ts';
import { Tag } from '../../../ui/page/tag.tsx';
import { CrudPage } from '../../../ui/tables/crud-page.tsx';
import { RowLink } from '../../../ui/tables/row-link.tsx';
import { editaisQuery } from '../api.ts';
import { ArquivarEdital } from '../offered/arquivar-edital.tsx';
import { EncerrarInscricoes } from '../offered/encerrar-inscricoes.tsx';
import { VoltarEdital } from '../offered/voltar-edital.tsx';

function Situacao({ edital }: { readonly edital: Edital }) {
  return (
    <Tag tone={edital.aberto ? 'good' : 'neutral'}>
      {' '}
      {edital.aberto ? ROTULOS_EDITAL.sim : ROTULOS_EDITAL.nao}
    </Tag>
  );
}

export default function Editais() {
  return (
    <CrudPage
      oneLine
      title="Editais"
      crumbs={[{ label: 'Administração', to: '/administracao' }]}
      description="Um edital recebe projetos do primeiro ao último dia das inscrições, inclusive."
      query={useQuery(editaisQuery)}
      columns={[
        {
          key: 'nome',
          title: 'Nome',
          rowHeader: true,
          cell: ({ id, nome }) => (
            <RowLink to={`/editais/${id}`} twoLines>
              {nome}
            </RowLink>
          ),
        },
        { key: 'tipo', title: 'Tipo', narrow: true, cell: ({ tipoProjeto }) => tipoProjeto },
        {
          key: 'prazo',
          title: 'Inscrições',
          narrow: true,
          cell: ({ inicio, fim }) => `${formatarDia(inicio)} a ${formatarPrazo(fim)}`,
        },
        { key: 'fase', title: 'Fase', cell: ({ fase }) => NOMES_DAS_FASES[fase] },
        { key: 'aberto', title: 'Aberto', cell: (edital) => <Situacao edital={edital} /> },
      ]}
      nameOf={({ nome }) => nome}
      newLabel="Novo edital"
      newTo="/administracao/editais/novo"
      editTo={({ id }) => `/editais/${id}/configuracao`}
      empty="Nenhum edital cadastrado."
      rowExtras={(edital) => (
        <>
          <EncerrarInscricoes edital={edital} />
          <VoltarEdital edital={edital} />
          <ArquivarEdital edital={edital} />
        </>
      )}
    />
  );
}
