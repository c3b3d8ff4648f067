import { contado } from '@instrutoria/domain/kernel/contado.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface VezDoSuplente extends Remessa {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly edital: string;
  readonly numero: number;
  /** 0: that the project declined was recorded, for this reason. */
  readonly bolsas: number;
  readonly motivo: string | null;
  readonly versao: number;
}

/** To the coordinator of a suplente whose turn came. */
export function emailDaVezDoSuplente(vez: VezDoSuplente): Email {
  const { projeto, edital, numero, bolsas, motivo, versao, ...remessa } = vez;
  const chamado = bolsas > 0;
  return montarEmail(remessa, {
    assunto: chamado
      ? `Projeto nº ${projeto.id} chamado como suplente`
      : `Recusa do suplente nº ${numero} registrada`,
    blocos: [
      chamado
        ? `Uma bolsa foi devolvida, e o seu projeto foi chamado: recebe ${contado(bolsas, 'bolsista', 'bolsistas')}. ` +
          'Cadastre quem ocupa a vaga nos dias em que o cadastro está aberto.'
        : 'A administração registrou que o seu projeto recusou a bolsa que lhe cabia como suplente. Se não é assim, responda logo à administração.',
      {
        fatos: [
          ['Número', String(projeto.id)],
          ['Título', textoDaPessoa(projeto.titulo)],
          ['Edital', textoDaPessoa(edital)],
          ['Suplente nº', String(numero)],
          ...(motivo === null ? [] : [['Motivo', textoDaPessoa(motivo)] as const]),
          ['Versão do resultado', String(versao)],
        ],
      },
      { rotulo: 'Ver o projeto', link: linkPublico(remessa.publicUrl, `projetos/${projeto.id}/resultado`) },
    ],
  });
}
