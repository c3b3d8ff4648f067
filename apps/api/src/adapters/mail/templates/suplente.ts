import { contado } from '@instrutoria/domain/kernel/contado.ts';
import { prazoNoDia } from '@instrutoria/domain/kernel/fuso.ts';
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
  /** Who ended the turn, or that it came. */
  readonly acao: 'chamarSuplente' | 'declinarSuplente' | 'passarAVezDoSuplente' | 'responderChamado';
  /** The last day to answer. */
  readonly prazo: string | null;
  readonly versao: number;
}

const SEM_BOLSA: Readonly<Record<VezDoSuplente['acao'], string>> = {
  chamarSuplente: '',
  declinarSuplente:
    'A administração registrou que o seu projeto recusou a bolsa que lhe cabia como suplente. Se não é assim, responda logo à administração.',
  passarAVezDoSuplente:
    'O chamado do seu projeto como suplente não foi respondido no prazo, e a vez passou ao seguinte da lista. A bolsa não é mais do seu projeto.',
  responderChamado:
    'A recusa da bolsa que cabia ao seu projeto como suplente foi registrada, e a vez passa ao seguinte da lista. Se não foi o seu pedido, responda logo à administração.',
};

/** To the coordinator of a suplente whose turn came. */
export function emailDaVezDoSuplente(vez: VezDoSuplente): Email {
  const { projeto, edital, numero, bolsas, motivo, acao, prazo, versao, ...remessa } = vez;
  const chamado = bolsas > 0;
  return montarEmail(remessa, {
    assunto: chamado
      ? `Projeto nº ${projeto.id} chamado como suplente`
      : acao === 'passarAVezDoSuplente'
        ? `A vez do projeto nº ${projeto.id} como suplente passou`
        : `Recusa do suplente nº ${numero} registrada`,
    blocos: [
      chamado
        ? `Uma bolsa foi devolvida, e o seu projeto foi chamado: recebe ${contado(bolsas, 'bolsista', 'bolsistas')}. ` +
          `Aceite ou recuse até ${prazoNoDia(prazo ?? '')}, na página do projeto: sem resposta, a vez passa ao seguinte. ` +
          'Cadastrar quem ocupa a vaga também é aceitar.'
        : SEM_BOLSA[acao],
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
