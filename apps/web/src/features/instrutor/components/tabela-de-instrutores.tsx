import {
  MENSAGENS_INSTRUTOR as M,
  NOMES_DOS_TIPOS_DE_ALUNO,
  situacaoNaTela,
} from '@instrutoria/domain/instrutor/messages.ts';
import type { PoderesNosInstrutores } from '@instrutoria/domain/instrutor/policies.ts';
import { podeNoVinculo } from '@instrutoria/domain/instrutor/rules/estados-do-vinculo.ts';
import { formatarMes } from '@instrutoria/domain/kernel/meses.ts';
import { Text } from '@mantine/core';
import { formatarDia } from '../../../lib/format/format.ts';
import { EmailText } from '../../../ui/page/email-text.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { Instrutor } from '../api.ts';
import { AcoesDoInstrutor } from './acoes-do-instrutor.tsx';
import { MesDeInicioEditavel } from './cadastro/mes-de-inicio-editavel.tsx';
import { FrequenciaDoMes } from './frequencia-do-mes.tsx';
import { SituacaoEditavel } from './situacao-editavel.tsx';
import classes from './tabela-de-instrutores.module.css';

export function TabelaDeInstrutores(props: {
  readonly instrutores: readonly Instrutor[];
  readonly poderes: PoderesNosInstrutores;
  readonly onDocumentos: (instrutor: Instrutor) => void;
  readonly onEncerrar: (instrutor: Instrutor) => void;
  readonly onRetomar: (instrutor: Instrutor) => void;
}) {
  const { instrutores, poderes } = props;
  const edita = (instrutor: Instrutor) =>
    poderes.administrar && podeNoVinculo(instrutor, 'alterarSituacaoDoInstrutor');
  return (
    <DataTable
      caption="Instrutores do projeto"
      captionHidden
      dense
      rows={instrutores}
      rowKey={({ id }) => id}
      empty={<EmptyState title={M.nenhum} />}
      columns={[
        { key: 'nome', title: 'Nome', rowHeader: true, cell: (instrutor) => <Nome instrutor={instrutor} /> },
        { key: 'email', title: 'E-mail', cell: ({ email }) => <EmailText>{email}</EmailText> },
        { key: 'programa', title: 'Programa de pós', cell: ({ programa_pos }) => programa_pos },
        {
          key: 'tipo',
          title: 'Tipo',
          narrow: true,
          cell: ({ tipoAluno }) => NOMES_DOS_TIPOS_DE_ALUNO[tipoAluno],
        },
        {
          key: 'mes',
          title: 'Mês de início',
          narrow: true,
          cell: (instrutor) => (
            <>
              {edita(instrutor) ? (
                <MesDeInicioEditavel instrutor={instrutor} />
              ) : instrutor.mesInicio === null ? (
                '—'
              ) : (
                formatarMes(instrutor.mesInicio)
              )}
              <DiasDosDocumentos instrutor={instrutor} />
            </>
          ),
        },
        {
          key: 'situacao',
          title: 'Situação',
          narrow: true,
          cell: (instrutor) =>
            edita(instrutor) ? <SituacaoEditavel instrutor={instrutor} /> : situacaoNaTela(instrutor),
        },
        {
          key: 'frequencia',
          title: 'Frequência (mês atual)',
          cell: (instrutor) => <FrequenciaDoMes instrutor={instrutor} />,
        },
        {
          key: 'acoes',
          title: 'Ações',
          actions: true,
          cell: (instrutor) => (
            <AcoesDoInstrutor
              instrutor={instrutor}
              poderes={poderes}
              onDocumentos={() => props.onDocumentos(instrutor)}
              onEncerrar={() => props.onEncerrar(instrutor)}
              onRetomar={() => props.onRetomar(instrutor)}
            />
          ),
        },
      ]}
    />
  );
}

/** The month depends on the arrival, not on the check (D66), so both are shown. */
function DiasDosDocumentos({ instrutor }: { readonly instrutor: Instrutor }) {
  const { mesInicio, documentosEm, conferidosEm } = instrutor;
  if (mesInicio === null || documentosEm === null || conferidosEm === null) return null;
  return (
    <Text size="sm" c="dimmed" className={classes.dias}>
      documentos recebidos em {formatarDia(documentosEm)}, conferidos em {formatarDia(conferidosEm)}
    </Text>
  );
}

function Nome({ instrutor: { nome, fimVinculo, nuncaComecou } }: { readonly instrutor: Instrutor }) {
  return (
    <>
      {nome}
      {fimVinculo !== null && (
        <Text size="sm" c="dimmed">
          vínculo encerrado em {formatarDia(fimVinculo.data)}
          {nuncaComecou && ` (${M.nuncaComecou})`}: {fimVinculo.motivo}
        </Text>
      )}
    </>
  );
}
