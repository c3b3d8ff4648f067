import { CAUSAS_POR_EXTENSO } from '@instrutoria/domain/coordenacao/messages.ts';
import type { CausaDaTransferencia } from '@instrutoria/domain/coordenacao/types.ts';
import { formatarDia } from '@instrutoria/domain/kernel/datas.ts';
import { prazoNoDia } from '@instrutoria/domain/kernel/fuso.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface AvisoDaPassagem extends Remessa {
  readonly oQue: 'feita' | 'proposta' | 'recusada' | 'retirada';
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly deQuem: string;
  readonly aQuem: string;
  readonly dia: string;
  readonly causa: CausaDaTransferencia;
  /** For a proposal to which the reader agrees by not answering until then; else null. */
  readonly respondeAte: string | null;
  /** Whether the reader is to coordinate the project; otherwise they coordinate it now. */
  readonly recebe: boolean;
}

type Dita = Pick<AvisoDaPassagem, 'oQue' | 'projeto' | 'recebe' | 'respondeAte'>;

function assuntoDe({ oQue, projeto, recebe, respondeAte }: Dita): string {
  const coordenacao = `coordenação do projeto nº ${projeto.id}`;
  if (oQue === 'proposta') {
    if (recebe) return `Convite para coordenar o projeto nº ${projeto.id}`;
    return respondeAte === null ? `Proposta para a ${coordenacao}` : `Responda: ${coordenacao}`;
  }
  if (oQue !== 'feita') return `A ${coordenacao} continua como está`;
  return recebe ? `Você agora coordena o projeto nº ${projeto.id}` : `A ${coordenacao} passou a outra pessoa`;
}

function frase({ oQue, recebe, respondeAte }: Dita): string {
  if (oQue === 'proposta') {
    const silencio =
      respondeAte === null ? '' : ` Sem resposta até ${prazoNoDia(respondeAte)}, vale como acordo.`;
    return recebe
      ? 'A administração convida você a coordenar este projeto. Só vale se você aceitar, a partir do dia abaixo, depois das respostas.'
      : `A administração propõe que outra pessoa coordene este projeto. A mudança vale a partir do dia abaixo, depois das respostas.${silencio}`;
  }
  if (oQue === 'feita') {
    return recebe
      ? 'Você coordena este projeto a partir de agora: instrutores, frequência, relatórios, recursos e tarefas são seus.'
      : 'Outra pessoa coordena este projeto a partir de agora. Você continua lendo a proposta, as notas, o parecer e o relatório das disciplinas, e mais nada sobre os alunos.';
  }
  return oQue === 'recusada'
    ? 'Uma das duas pessoas recusou: a coordenação continua como está.'
    : 'A administração retirou a proposta: a coordenação continua como está.';
}

/**
 * To the people who leave and take the coordination of a project (D61). Without the reason, which may concern
 * health.
 */
export function emailDaPassagem(aviso: AvisoDaPassagem): Email {
  const { oQue, projeto, deQuem, aQuem, dia, causa, recebe, respondeAte, ...remessa } = aviso;
  const caminho =
    oQue === 'proposta'
      ? 'convites_da_coordenacao'
      : `projetos/${projeto.id}${oQue === 'feita' ? '' : '/coordenacao'}`;
  return montarEmail(remessa, {
    assunto: assuntoDe(aviso),
    blocos: [
      frase(aviso),
      {
        fatos: [
          ['Projeto', `nº ${projeto.id}, ${textoDaPessoa(projeto.titulo)}`],
          ['De', textoDaPessoa(deQuem)],
          ['Para', textoDaPessoa(aQuem)],
          ['A partir de', formatarDia(dia)],
          ['Por quê', CAUSAS_POR_EXTENSO[causa]],
        ],
      },
      ...(recebe || oQue !== 'recusada'
        ? [
            {
              rotulo: oQue === 'proposta' ? 'Responder' : 'Ver o projeto',
              link: linkPublico(remessa.publicUrl, caminho),
            },
          ]
        : []),
    ],
  });
}
