import { randomInt } from 'node:crypto';
import type { Client } from '@instrutoria/contract/client.ts';
import type { Conta } from '../server/api.ts';
import { clientOf, loggedIn } from '../server/api.ts';
import { comoBlob, umaImagem } from './arquivos.ts';

/** A registered teacher: the password, and a client with a session. */
export interface PessoaCadastrada extends Omit<Conta, 'tipo'> {
  readonly id: number;
  readonly siape: string;
  readonly email: string;
  readonly lattes: string;
  readonly unidade: string;
  readonly client: Client;
}

const algarismos = (quantos: number) => Array.from({ length: quantos }, () => randomInt(10)).join('');

/** A formatted CPF with right check digits; the first nine digits may be given. */
export function umCpf(nove = `${1 + randomInt(9)}${algarismos(8)}`): string {
  let digits = nove;
  for (let turn = 0; turn < 2; turn += 1) {
    const sum = [...digits].reduce((total, d, i) => total + Number(d) * (digits.length + 1 - i), 0);
    digits += String(((sum * 10) % 11) % 10);
  }
  return digits.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4');
}

/** The range of this process: a thousand numbers of seven digits that the demonstration does not use. */
let numerados = 4_000_000 + (process.pid % 3000) * 1000;

/**
 * A CPF, SIAPE and e-mail that nobody else in the database has: with drawn numbers of seven digits, one in
 * sixty calls of 500 projects would have a duplicate.
 */
export function dadosUnicos(): { cpf: string; siape: string; email: string; lattes: string } {
  numerados += 1;
  const numero = String(numerados);
  return {
    cpf: umCpf(`${numero}${algarismos(2)}`),
    siape: numero,
    email: `docente.${numero}${randomInt(1000)}@exemplo.br`,
    lattes: `http://lattes.cnpq.br/${algarismos(16)}`,
  };
}

const registradas: (readonly string[])[] = [];

/** The texts that no browser may ever store about anybody who registered in this process (T-K3). */
export function segredosDeTodos(): readonly string[] {
  return registradas.flat();
}

/** Registers a teacher through the API and logs in. */
export async function novaPessoa(url: string, nome = 'Berenice Alvim Cordeiro'): Promise<PessoaCadastrada> {
  const open = clientOf(url);
  const [unidade] = await open.listarUnidades();
  if (unidade === undefined) throw new Error('no unit to register in');
  const { data: foto } = await open.enviarFoto({ file: comoBlob(umaImagem()) });
  const dados = { ...dadosUnicos(), nome, senha: 'girassol no telhado 7' };
  registradas.push([dados.cpf, dados.cpf.replace(/\D/g, ''), dados.email, dados.lattes, dados.senha]);
  await open.cadastrarProfessor({ body: { ...dados, foto, unidade: unidade.id } });
  const { client, id } = await loggedIn(url, dados);
  return { ...dados, id, unidade: unidade.nome, client };
}
