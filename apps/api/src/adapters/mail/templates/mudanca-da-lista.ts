import { editalNaFrase } from '@instrutoria/domain/edital/rules/nome-na-frase.ts';
import { formatarDia } from '@instrutoria/domain/kernel/datas.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface MudancaDaLista extends Remessa {
  readonly edital: string;
  readonly motivo: string;
  /** The list may change from this day on. */
  readonly desde: string;
  readonly projetos: readonly {
    readonly id: number;
    readonly titulo: string;
    readonly de: number;
    readonly para: number | null;
  }[];
}

/** The mail to the coordinator of projects that lose their number in a published list (D53). */
export function emailDaMudancaDaLista({
  edital,
  motivo,
  desde,
  projetos,
  ...remessa
}: MudancaDaLista): Email {
  return montarEmail(remessa, {
    assunto: 'A lista de suplentes vai mudar',
    blocos: [
      `A lista de suplentes do ${editalNaFrase(textoDaPessoa(edital))} foi publicada por uma regra antiga. Pela regra de hoje, espera por uma bolsa quem passou e não recebeu nenhuma. A administração quer passar a lista para a regra de hoje a partir de ${formatarDia(desde)}.`,
      ...projetos.flatMap(({ id, titulo, de, para }) => [
        {
          fatos: [
            ['Projeto', `nº ${id}, ${textoDaPessoa(titulo)}`],
            ['Suplente hoje', `nº ${de}`],
            ['Suplente depois', para === null ? 'sai da lista' : `nº ${para}`],
          ] as const,
        },
        {
          rotulo: `Abrir o projeto nº ${id}`,
          link: linkPublico(remessa.publicUrl, `projetos/${id}/resultado`),
          discreto: true as const,
        },
      ]),
      { fatos: [['Motivo', textoDaPessoa(motivo)]] as const },
      'Se você não concorda, escreva à administração antes desse dia. Quem já foi chamado fica.',
    ],
  });
}
