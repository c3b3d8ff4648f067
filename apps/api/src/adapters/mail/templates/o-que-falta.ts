import { prazoNoDia } from '@instrutoria/domain/kernel/fuso.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarDoModelo, type Remessa } from './layout.ts';

export interface OQueFalta extends Remessa {
  readonly faltas: readonly {
    readonly titulo: string;
    readonly sobre: string | null;
    readonly ate: string | null;
  }[];
}

export function emailDoQueFalta({ faltas, ...remessa }: OQueFalta): Email {
  const quantas = faltas.length === 1 ? 'uma coisa' : `${faltas.length} coisas`;
  const prazo = (dia: string | null) => (dia === null ? '' : `, até ${prazoNoDia(dia)}`);
  return montarDoModelo(remessa, 'oQueFalta', {
    campos: { quantos: quantas },
    lista: {
      fatos: faltas.map(
        ({ titulo, sobre, ate }) =>
          [textoDaPessoa(sobre ?? 'Projeto'), `${textoDaPessoa(titulo)}${prazo(ate)}`] as const,
      ),
    },
    link: linkPublico(remessa.publicUrl, 'menu'),
  });
}
