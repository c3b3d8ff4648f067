import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { instantePorExtenso } from '../local-time.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarDoModelo, montarEmail, type Remessa } from './layout.ts';

export interface ReciboDeSubmissao extends Remessa {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly edital: string;
  readonly quando: Date;
  /** Only for one received after the deadline: how, and when it counts as sent. */
  readonly tardia?: { readonly dito: string; readonly contaEm: Date };
}

/** The subject contains no typed text (T-C11). */
export function emailDeReciboDeSubmissao(recibo: ReciboDeSubmissao): Email {
  const { projeto, edital, quando, tardia, ...remessa } = recibo;
  const campos = {
    numero: String(projeto.id),
    projeto: textoDaPessoa(projeto.titulo),
    edital: textoDaPessoa(edital),
    quando: instantePorExtenso(quando, remessa.fuso),
  };
  const link = linkPublico(remessa.publicUrl, `detalhes_projeto/${projeto.id}`);
  if (tardia === undefined) return montarDoModelo(remessa, 'reciboDeSubmissao', { campos, link });
  return montarEmail(remessa, {
    assunto: `Projeto nº ${projeto.id} recebido`,
    blocos: [
      'Recebemos o seu projeto. Guarde esta mensagem: ela é o seu recibo.',
      {
        fatos: [
          ['Número', campos.numero],
          ['Título', campos.projeto],
          ['Edital', campos.edital],
          ['Recebido em', campos.quando],
          ['Observação', textoDaPessoa(tardia.dito)],
          ['Conta como enviado em', instantePorExtenso(tardia.contaEm, remessa.fuso)],
        ],
      },
      { rotulo: 'Ver o projeto', link },
      'Um projeto recebido fora do prazo não muda depois de enviado.',
    ],
  });
}
