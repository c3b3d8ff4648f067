import { prazoNoDia } from '@instrutoria/domain/kernel/fuso.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarDoModelo, type Remessa } from './layout.ts';

export interface Lembrete extends Remessa {
  readonly projetos: readonly {
    readonly id: number;
    readonly titulo: string;
    readonly edital: string;
    readonly prazo: string | null;
    readonly aprovacao: number;
    readonly aceito: boolean;
  }[];
}

export function emailDeLembrete({ projetos, ...remessa }: Lembrete): Email {
  const quantos = projetos.length === 1 ? 'um projeto' : `${projetos.length} projetos`;
  const prazo = (dia: string | null) => (dia === null ? '' : `, até ${prazoNoDia(dia)}`);
  return montarDoModelo(remessa, 'lembreteDeAvaliacao', {
    campos: { quantos },
    lista: {
      itens: projetos.map(({ id, titulo, edital, prazo: dia, aprovacao, aceito }) => ({
        titulo: `Projeto nº ${id}, ${textoDaPessoa(titulo)}`,
        detalhe: `${textoDaPessoa(edital)}${prazo(dia)}`,
        link: linkPublico(
          remessa.publicUrl,
          `${aceito ? 'avaliacao_projetos' : 'aceitar_projeto'}/${aprovacao}`,
        ),
      })),
    },
    link: linkPublico(remessa.publicUrl, 'projetos_avaliar'),
  });
}
