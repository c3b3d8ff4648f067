import { CONFIGURACAO_PADRAO } from '@instrutoria/domain/configuracao/limits.ts';
import { COR_PADRAO } from '@instrutoria/domain/configuracao/rules/cores.ts';
import type { Email } from '../email.ts';
import { montarEmail } from './layout.ts';

/** Sent by the first-run assistant. */
export function emailDeTeste(para: string, publicUrl: string): Email {
  return montarEmail(
    {
      para,
      nome: 'administrador',
      publicUrl,
      instituicao: 'Instalação',
      cor: COR_PADRAO,
      ...{ fimDosEmails: '', textos: {} },
      fuso: CONFIGURACAO_PADRAO.fuso,
    },
    {
      assunto: 'Mensagem de teste',
      blocos: [
        'Esta mensagem foi pedida no assistente de instalação do sistema Instrutoria.',
        'Se ela chegou, o servidor de e-mail está configurado.',
      ],
    },
  );
}
