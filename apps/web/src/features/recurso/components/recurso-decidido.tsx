import { NOMES_DOS_CRITERIOS } from '@instrutoria/domain/avaliacao/messages.ts';
import { CRITERIOS } from '@instrutoria/domain/avaliacao/types.ts';
import { notaDe } from '@instrutoria/domain/barema/rules/criterios.ts';
import { NOMES_DO_STATUS } from '@instrutoria/domain/recurso/messages.ts';
import { formatarInstante } from '../../../lib/format/format.ts';
import { formatarNota } from '../../../lib/format/number-format.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { Recurso } from '../api.ts';
import { BolsasDoRecurso } from './bolsas-do-recurso.tsx';
import { QuadroDoRecurso } from './quadro-do-recurso.tsx';

const NOMES = {
  ...NOMES_DOS_CRITERIOS,
  total: 'Total',
  remunerados_aprovados: 'Bolsistas aprovados',
  voluntarios_aprovados: 'Voluntários aprovados',
} as const;
const CAMPOS = [...CRITERIOS, 'total', 'remunerados_aprovados', 'voluntarios_aprovados'] as const;

export function RecursoDecidido({ recurso }: { readonly recurso: Recurso }) {
  const { feedback, status, decididoEm } = recurso;
  return (
    <QuadroDoRecurso recurso={recurso}>
      <Notice
        kind={status === 'ACEITO' ? 'success' : 'info'}
        title={`${NOMES_DO_STATUS[status]} em ${decididoEm === null ? '—' : formatarInstante(decididoEm)}`}
      >
        {feedback !== null && feedback !== '' && <RichText html={feedback} />}
      </Notice>
      <DiferencasDoRecurso recurso={recurso} />
      <BolsasDoRecurso recurso={recurso} />
    </QuadroDoRecurso>
  );
}

export function DiferencasDoRecurso({
  recurso,
}: {
  readonly recurso: Pick<Recurso, 'corrigido' | 'original'> & {
    readonly projetoAprovacao?: Pick<Recurso['projetoAprovacao'], 'barema'>;
  };
}) {
  const { original, corrigido } = recurso;
  if (original === null || corrigido === null) return null;
  const doBarema = (recurso.projetoAprovacao?.barema?.criterios ?? []).map(({ codigo, nome }) => ({
    campo: nome,
    de: notaDe(original.notas ?? [], codigo)?.valor ?? null,
    para: notaDe(corrigido.notas ?? [], codigo)?.valor ?? null,
  }));
  const sempre = CAMPOS.map((campo) => ({
    campo: NOMES[campo] as string,
    de: original[campo],
    para: corrigido[campo],
  }));
  const rows = [...doBarema, ...sempre].filter(({ de, para }) => de !== para);
  return (
    <DataTable
      caption="O que mudou"
      rows={rows}
      rowKey={({ campo }) => campo}
      empty="Nenhum número mudou."
      columns={[
        { key: 'campo', title: 'Campo', rowHeader: true, cell: ({ campo }) => campo },
        { key: 'de', title: 'Antes', align: 'end', cell: ({ de }) => formatarNota(de) },
        { key: 'para', title: 'Depois', align: 'end', cell: ({ para }) => formatarNota(para) },
        {
          key: 'diferenca',
          title: 'Diferença',
          align: 'end',
          cell: ({ de, para }) => {
            const diferenca = Math.round(((para ?? 0) - (de ?? 0)) * 1000) / 1000;
            return `${diferenca > 0 ? '+' : ''}${formatarNota(diferenca)}`;
          },
        },
      ]}
    />
  );
}
