import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { prazoNoDia } from '@instrutoria/domain/kernel/fuso.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

interface Diminuicao {
  readonly nome: string;
  readonly de: number;
  readonly para: number;
}

interface Anulacao extends Remessa {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly acontecido:
    | {
        readonly ato: 'proposta';
        readonly justificativa: string;
        readonly diminui: readonly Diminuicao[];
        readonly ate: string;
      }
    | { readonly ato: 'mantido'; readonly parecer: string }
    | {
        readonly ato: 'anulado';
        readonly parecer: string;
        readonly diminui: readonly Diminuicao[];
        readonly versao: number;
        readonly vinculos: number;
      };
}

const emPortugues = (numero: number) => numero.toLocaleString('pt-BR', { maximumFractionDigits: 3 });
const oQueDiminui = (diminui: readonly Diminuicao[]) =>
  diminui.map(
    ({ nome, de, para }) => [textoDaPessoa(nome), `de ${emPortugues(de)} para ${emPortugues(para)}`] as const,
  );

/**
 * To the coordinator: what change of the result is proposed, until when they can answer, and the decision
 * (D56).
 */
export function emailDeAnulacao({ projeto, acontecido, ...remessa }: Anulacao): Email {
  const { assunto, texto, fatos } = dizeres(acontecido);
  return montarEmail(remessa, {
    assunto: `${assunto} do projeto nº ${projeto.id}`,
    blocos: [
      texto,
      { fatos: [['Projeto', textoDaPessoa(projeto.titulo)], ...fatos] },
      {
        rotulo: 'Abrir o resultado',
        link: linkPublico(remessa.publicUrl, `projetos/${projeto.id}/resultado`),
      },
    ],
  });
}

function dizeres(acontecido: Anulacao['acontecido']) {
  switch (acontecido.ato) {
    case 'proposta':
      return {
        assunto: 'Responda: proposta de anulação do resultado',
        texto: `A comissão propõe anular em parte o resultado publicado. Nada muda por enquanto. Responda até ${prazoNoDia(acontecido.ate)}, na página do projeto; outra pessoa da comissão decide depois.`,
        fatos: [
          ['Motivo', textoDaPessoa(acontecido.justificativa)] as const,
          ...oQueDiminui(acontecido.diminui),
        ],
      };
    case 'mantido':
      return {
        assunto: 'O resultado foi mantido',
        texto: 'A comissão decidiu manter o resultado como foi publicado.',
        fatos: [['Parecer', textoDaPessoa(acontecido.parecer)] as const],
      };
    case 'anulado': {
      const { vinculos } = acontecido;
      const ficam =
        vinculos === 0
          ? ''
          : ` ${contado(vinculos, 'vínculo ficou sem vaga e terminou hoje', 'vínculos ficaram sem vaga e terminaram hoje')}; os meses até aqui continuam devidos.`;
      return {
        assunto: 'O resultado foi anulado em parte',
        texto: `A comissão anulou em parte o resultado publicado, na versão ${acontecido.versao}.${ficam}`,
        fatos: [['Parecer', textoDaPessoa(acontecido.parecer)] as const, ...oQueDiminui(acontecido.diminui)],
      };
    }
  }
}
