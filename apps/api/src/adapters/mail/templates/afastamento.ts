import { formatarDia } from '@instrutoria/domain/kernel/datas.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface AvisoDeAfastamento extends Remessa {
  readonly inicio: string;
  readonly fim: string;
  /** The project whose page shows the person the reason. */
  readonly projeto: number;
  /** False: the absence was declared. */
  readonly encerrado: boolean;
}

/**
 * To the person whose absence an administrator declared, or ended (D61). Without the reason, which may
 * concern health.
 */
export function emailDoAfastamento(aviso: AvisoDeAfastamento): Email {
  const { inicio, fim, projeto, encerrado, ...remessa } = aviso;
  return montarEmail(remessa, {
    assunto: encerrado
      ? 'O seu afastamento foi encerrado no sistema'
      : 'O seu afastamento foi informado à administração',
    blocos: [
      encerrado
        ? 'A administração encerrou, antes do último dia, o afastamento que tinha informado.'
        : 'O seu afastamento está no sistema. Nesses dias a administração pode registrar a frequência dos seus alunos, para que ninguém fique sem a bolsa. Você continua podendo entrar e fazer o que sempre fez.',
      { fatos: [['Afastamento', `de ${formatarDia(inicio)} a ${formatarDia(fim)}`]] },
      'O motivo está na página, que só você e a administração leem.',
      {
        rotulo: 'Ver o afastamento',
        link: linkPublico(remessa.publicUrl, `projetos/${projeto}/coordenacao`),
      },
      'Se não está certo, escreva à administração.',
    ],
  });
}
