import { vagasPorExtenso } from '@instrutoria/domain/sessao/rules/ata.ts';
import type { VagasDoItem } from '@instrutoria/domain/sessao/types.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { instantePorExtenso } from '../local-time.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface DecisaoAlterada extends Remessa {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly edital: string;
  readonly sessao: { readonly id: number; readonly numero: number };
  readonly antes: VagasDoItem;
  readonly depois: VagasDoItem;
  readonly motivo: string;
  readonly autor: string;
  readonly quando: Date;
  readonly fuso: string;
}

/** To each member who was at the meeting and may judge the project. */
export function emailDeDecisaoAlterada(alteracao: DecisaoAlterada): Email {
  const { projeto, edital, sessao, antes, depois, motivo, autor, quando, fuso, ...remessa } = alteracao;
  return montarEmail(remessa, {
    assunto: `Decisão da ${sessao.numero}ª sessão sobre o projeto nº ${projeto.id} alterada`,
    blocos: [
      `O que a comissão decidiu na ${sessao.numero}ª sessão, em que você esteve, foi alterado fora dela. A ata fica como foi guardada; a alteração está registrada junto dela.`,
      {
        fatos: [
          ['Número', String(projeto.id)],
          ['Título', textoDaPessoa(projeto.titulo)],
          ['Edital', textoDaPessoa(edital)],
          ['Antes', vagasPorExtenso(antes)],
          ['Depois', vagasPorExtenso(depois)],
          ['Motivo', textoDaPessoa(motivo)],
          ['Quem alterou', textoDaPessoa(autor)],
          ['Quando', instantePorExtenso(quando, fuso)],
        ],
      },
      { rotulo: 'Ver a sessão', link: linkPublico(remessa.publicUrl, `sessoes_da_comissao/${sessao.id}`) },
    ],
  });
}
