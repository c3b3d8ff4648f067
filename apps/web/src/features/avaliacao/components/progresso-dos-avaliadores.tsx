import { DataTable } from '../../../ui/data-table.tsx';
import type { Designacao } from '../api.ts';

interface Progresso {
  readonly id: number;
  readonly nome: string;
  readonly designados: number;
  readonly aceitos: number;
  readonly concluidos: number;
  readonly atrasados: number;
}

function porAvaliador(designacoes: readonly Designacao[]): Progresso[] {
  const progressos = new Map<number, Progresso>();
  for (const { avaliacao } of designacoes) {
    if (avaliacao === null || avaliacao.avaliador === null) continue;
    const { avaliador, aceito, atraso, ja_foi_avaliado } = avaliacao;
    const antes = progressos.get(avaliador.id) ?? {
      ...avaliador,
      designados: 0,
      aceitos: 0,
      concluidos: 0,
      atrasados: 0,
    };
    progressos.set(avaliador.id, {
      ...antes,
      designados: antes.designados + 1,
      aceitos: antes.aceitos + (aceito ? 1 : 0),
      concluidos: antes.concluidos + (ja_foi_avaliado ? 1 : 0),
      atrasados: antes.atrasados + (atraso === null ? 0 : 1),
    });
  }
  return [...progressos.values()].toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
}

export function ProgressoDosAvaliadores({ designacoes }: { readonly designacoes: readonly Designacao[] }) {
  return (
    <DataTable
      caption="Andamento por avaliador"
      rows={porAvaliador(designacoes)}
      rowKey={({ id }) => id}
      columns={[
        { key: 'nome', title: 'Avaliador', rowHeader: true, cell: ({ nome }) => nome },
        { key: 'designados', title: 'Designados', align: 'end', cell: ({ designados }) => designados },
        { key: 'aceitos', title: 'Aceitos', align: 'end', cell: ({ aceitos }) => aceitos },
        { key: 'concluidos', title: 'Concluídos', align: 'end', cell: ({ concluidos }) => concluidos },
        { key: 'atrasados', title: 'Atrasados', align: 'end', cell: ({ atrasados }) => atrasados },
      ]}
    />
  );
}
