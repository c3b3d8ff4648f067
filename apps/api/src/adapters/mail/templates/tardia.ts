import { editalNaFrase } from '@instrutoria/domain/edital/rules/nome-na-frase.ts';
import { prazoNoInstante } from '@instrutoria/domain/kernel/fuso.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { type Carta, montarEmail, type Remessa } from './layout.ts';

export interface CartaDaTardia extends Remessa {
  readonly edital: string;
  readonly caso:
    | { readonly o: 'aberta'; readonly ate: Date; readonly dito: string }
    | { readonly o: 'retirada'; readonly motivo: string }
    | {
        readonly o: 'fora';
        readonly motivo: string;
        readonly projeto: { readonly id: number; readonly titulo: string };
        /** Before the result: the project is a draft again. */
        readonly rascunho: boolean;
      };
}

function cartaDe({ caso, edital, fuso, publicUrl }: CartaDaTardia): Carta {
  const nome = textoDaPessoa(edital);
  switch (caso.o) {
    case 'aberta':
      return {
        assunto: `O edital está aberto para você: ${nome}`,
        blocos: [
          `O ${editalNaFrase(nome)} está aberto para você enviar um projeto, até ${prazoNoInstante(caso.ate, fuso)}. Para as outras pessoas as inscrições continuam encerradas.`,
          `O projeto conta como enviado no fim das inscrições, e em toda parte se lê “${textoDaPessoa(caso.dito)}”. Depois de enviado, não muda mais.`,
          { rotulo: 'Escrever o projeto', link: linkPublico(publicUrl, 'cadastro_projeto') },
        ],
      };
    case 'retirada':
      return {
        assunto: `O edital não está mais aberto para você: ${nome}`,
        blocos: [
          `A administração retirou a abertura do ${editalNaFrase(nome)} para você enviar um projeto fora do prazo.`,
          { fatos: [['Motivo', textoDaPessoa(caso.motivo)]] },
        ],
      };
    case 'fora':
      return {
        assunto: `Projeto nº ${caso.projeto.id} retirado do edital`,
        blocos: [
          caso.rascunho
            ? 'O seu projeto, recebido fora do prazo, foi retirado do edital e voltou a ser um rascunho.'
            : 'O seu projeto, recebido fora do prazo, foi retirado do edital, e saiu uma nova versão do resultado sem ele.',
          {
            fatos: [
              ['Número', String(caso.projeto.id)],
              ['Título', textoDaPessoa(caso.projeto.titulo)],
              ['Edital', nome],
              ['Motivo', textoDaPessoa(caso.motivo)],
            ],
          },
        ],
      };
  }
}

/** The mail to the person for whom the call was opened; names no administrator. */
export function emailDeTardia(carta: CartaDaTardia): Email {
  return montarEmail(carta, cartaDe(carta));
}
