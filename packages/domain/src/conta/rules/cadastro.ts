import { type Problema, problema } from '../../kernel/problema.ts';
import { estaVazio } from '../../kernel/texto.ts';
import { MENSAGENS_CONTA } from '../messages.ts';
import type { CadastroDeProfessor } from '../types.ts';
import { problemasDeForma } from './campos-da-conta.ts';
import { problemasDaSenha } from './senha.ts';

const OBRIGATORIOS_DO_CADASTRO = [
  'nome',
  'cpf',
  'email',
  'foto',
  'lattes',
  'senha',
  'siape',
] as const satisfies readonly (keyof CadastroDeProfessor)[];

export function problemasDoCadastro(c: CadastroDeProfessor): Problema[] {
  const vazios: string[] = OBRIGATORIOS_DO_CADASTRO.filter((campo) =>
    campo === 'senha' ? !c.senha : estaVazio(c[campo]),
  );
  if (c.unidade === undefined) vazios.push('unidade');
  return [
    ...vazios.map((campo) => problema(campo, 'CAMPOS_VAZIOS', MENSAGENS_CONTA.camposVazios)),
    ...problemasDeForma(c),
    ...(c.senha ? problemasDaSenha(c.senha, c) : []),
  ];
}
