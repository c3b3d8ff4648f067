import { prazoNoDia } from '@instrutoria/domain/kernel/fuso.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

interface SobreORelatorio extends Remessa {
  /** 'Relatório de atividades de Ana'. */
  readonly relatorio: string;
  readonly projeto: { readonly id: number; readonly titulo: string };
}

export interface RespostaAoRelatorio extends SobreORelatorio {
  /** Both null when it was approved. */
  readonly motivo: string | null;
  readonly ate: string | null;
  /** Of the report's page. */
  readonly caminho: string;
}

export function emailDaResposta({
  relatorio,
  projeto,
  motivo,
  ate,
  caminho,
  ...remessa
}: RespostaAoRelatorio): Email {
  const devolvido = ate !== null;
  return montarEmail(remessa, {
    assunto: devolvido ? 'Um relatório voltou para correção' : 'Um relatório foi aprovado',
    blocos: [
      devolvido
        ? 'A administração devolveu um relatório do seu projeto. Corrija e salve de novo até o último dia.'
        : 'A administração aprovou um relatório do seu projeto. Não é preciso fazer nada.',
      {
        fatos: [
          ['Relatório', textoDaPessoa(relatorio)],
          ['Projeto', `nº ${projeto.id}, ${textoDaPessoa(projeto.titulo)}`],
          ...(devolvido
            ? ([
                ['O que corrigir', textoDaPessoa(motivo ?? '')],
                ['Até', prazoNoDia(ate)],
              ] as const)
            : []),
        ],
      },
      {
        rotulo: devolvido ? 'Corrigir o relatório' : 'Abrir o relatório',
        link: linkPublico(remessa.publicUrl, caminho),
      },
    ],
  });
}

/** To the administrator who returned it. */
export function emailDoCorrigido({ relatorio, projeto, ...remessa }: SobreORelatorio): Email {
  return montarEmail(remessa, {
    assunto: 'Um relatório que você devolveu foi corrigido',
    blocos: [
      'O relatório que você devolveu foi salvo de novo e espera a sua resposta.',
      {
        fatos: [
          ['Relatório', textoDaPessoa(relatorio)],
          ['Projeto', `nº ${projeto.id}, ${textoDaPessoa(projeto.titulo)}`],
        ],
      },
      {
        rotulo: 'Abrir os relatórios recebidos',
        link: linkPublico(remessa.publicUrl, 'relatorios_recebidos'),
      },
    ],
  });
}
