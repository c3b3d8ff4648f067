import { editalNaFrase } from '@instrutoria/domain/edital/rules/nome-na-frase.ts';
import type { InscricoesMudadas, PrazosMudados } from '@instrutoria/domain/edital/rules/prazos-mudados.ts';
import { prazoNoDia } from '@instrutoria/domain/kernel/fuso.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { type Carta, montarEmail, type Remessa } from './layout.ts';

export interface PrazoMudado extends Remessa {
  readonly edital: string;
  readonly mudados: PrazosMudados;
  /** Why the last day for submissions moved, if a reason was given. */
  readonly motivo: string | null;
  readonly rascunhos: readonly { readonly id: number; readonly titulo: string }[];
  /** Unfinished assessments; none of their evaluators is named (D20). */
  readonly avaliacoes: readonly {
    readonly aprovacao: number;
    readonly aceito: boolean;
    readonly projeto: { readonly id: number; readonly titulo: string };
  }[];
}

const INSCRICOES: Readonly<Record<InscricoesMudadas['caso'], (edital: string, ate: string) => string>> = {
  encerradas: (edital) => `As inscrições do ${edital} foram encerradas. Um rascunho já não pode ser enviado.`,
  mudou: (edital, ate) =>
    `O último dia das inscrições do ${edital} mudou: agora é ${ate}. Um rascunho só concorre depois de enviado.`,
  reabertas: (edital, ate) =>
    `As inscrições do ${edital} foram reabertas e vão até ${ate}. Um rascunho só concorre depois de enviado.`,
};

function dosRascunhos({ edital, mudados, motivo, rascunhos, publicUrl }: PrazoMudado): Carta['blocos'] {
  const { inscricoes } = mudados;
  if (inscricoes === null || rascunhos.length === 0) return [];
  const ate = prazoNoDia(inscricoes.ate);
  const detalhe =
    inscricoes.caso === 'encerradas' ? 'Rascunho, não enviado' : `Rascunho, para enviar até ${ate}`;
  return [
    INSCRICOES[inscricoes.caso](editalNaFrase(textoDaPessoa(edital)), ate),
    ...(motivo === null ? [] : [`Motivo: ${textoDaPessoa(motivo)}`]),
    {
      itens: rascunhos.map(({ titulo }) => ({
        titulo: textoDaPessoa(titulo) || 'Projeto sem título',
        detalhe,
        link: linkPublico(publicUrl, 'rascunhos_salvos'),
      })),
    },
  ];
}

function dasAvaliacoes({ edital, mudados, avaliacoes, publicUrl }: PrazoMudado): Carta['blocos'] {
  const { avaliacao } = mudados;
  if (avaliacao === null || avaliacoes.length === 0) return [];
  const nome = editalNaFrase(textoDaPessoa(edital));
  const dia = avaliacao.ate === null ? null : prazoNoDia(avaliacao.ate);
  return [
    dia === null
      ? `As avaliações do ${nome} não têm mais um último dia marcado.`
      : `O prazo para concluir as avaliações do ${nome} mudou: agora é ${dia}.`,
    {
      itens: avaliacoes.map(({ aprovacao, aceito, projeto }) => ({
        titulo: `Projeto nº ${projeto.id}, ${textoDaPessoa(projeto.titulo)}`,
        detalhe: dia === null ? 'Falta concluir a avaliação' : `Falta concluir a avaliação, até ${dia}`,
        link: linkPublico(publicUrl, `${aceito ? 'avaliacao_projetos' : 'aceitar_projeto'}/${aprovacao}`),
      })),
    },
  ];
}

/** One mail per person, who may have drafts and assessments in the same call. */
export function emailDePrazoMudado(carta: PrazoMudado): Email {
  return montarEmail(carta, {
    assunto: `O prazo mudou: ${textoDaPessoa(carta.edital)}`,
    blocos: [...dosRascunhos(carta), ...dasAvaliacoes(carta)],
  });
}
