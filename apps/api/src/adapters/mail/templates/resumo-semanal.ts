import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { formatarDia } from '@instrutoria/domain/kernel/datas.ts';
import { prazoNoDia } from '@instrutoria/domain/kernel/fuso.ts';
import type { Tarefa } from '@instrutoria/domain/tarefa/types.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

type TarefaNoResumo = Pick<Tarefa, 'ate' | 'atrasada' | 'caminho' | 'de' | 'espera' | 'sobre' | 'titulo'>;

export interface ResumoSemanal extends Remessa {
  /** The first tasks, late ones first. */
  readonly tarefas: readonly TarefaNoResumo[];
  /** The number of all tasks. */
  readonly total: number;
}

function quando({ de, ate, atrasada, espera }: TarefaNoResumo): string {
  if (espera && de !== null) return `abre em ${formatarDia(de)}`;
  if (ate === null) return 'sem prazo';
  return `${atrasada ? 'atrasada desde' : 'até'} ${prazoNoDia(ate)}`;
}

/** A person's open tasks, once a week: only those that their own page shows. */
export function emailDoResumo({ tarefas, total, ...remessa }: ResumoSemanal): Email {
  const { publicUrl } = remessa;
  const desligar = linkPublico(publicUrl, 'meus_dados');
  const mais = total - tarefas.length;
  const atrasadas = total > 1 && tarefas.some(({ atrasada }) => atrasada);
  return montarEmail(remessa, {
    assunto: `Nesta semana: ${contado(total, 'tarefa espera', 'tarefas esperam')} por você`,
    blocos: [
      `${total === 1 ? 'Uma tarefa espera' : `${total} tarefas esperam`} por você nesta semana.${atrasadas ? ' Primeiro o que está atrasado.' : ''}`,
      {
        itens: tarefas.map((tarefa) => ({
          titulo: textoDaPessoa(tarefa.titulo),
          detalhe: [...(tarefa.sobre === null ? [] : [textoDaPessoa(tarefa.sobre)]), quando(tarefa)].join(
            ', ',
          ),
          link: linkPublico(publicUrl, tarefa.caminho.replace(/^\//, '')),
        })),
      },
      ...(mais > 0 ? [`E mais ${mais}, na sua página inicial.`] : []),
      { rotulo: 'Abrir a página inicial', link: linkPublico(publicUrl, 'menu') },
      'Este resumo chega às segundas-feiras, só quando você tem algo para fazer.',
      { rotulo: 'Não receber mais o resumo', link: desligar, discreto: true },
    ],
    descadastro: desligar,
  });
}
