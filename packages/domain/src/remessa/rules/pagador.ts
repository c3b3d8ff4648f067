import { MENSAGENS_BANCO } from '../../banco/messages.ts';
import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { estaVazio, normalizarCodigo } from '../../kernel/texto.ts';
import { MENSAGENS_REMESSA as M } from '../messages.ts';
import type { Pagador } from '../types.ts';

/** As stored: digits of the CNPJ, the bank with three digits, empty fields as null. */
export function arrumarPagador(p: Pagador): Pagador {
  const ouNulo = (texto: string | null) =>
    estaVazio(texto) ? null : normalizarCodigo(texto ?? '').toUpperCase();
  const banco = normalizarCodigo(p.banco);
  const daCaixa = banco === '104';
  return {
    ...p,
    nome: p.nome.trim(),
    cnpj: p.cnpj.replace(/\D/g, ''),
    banco: /^\d{1,3}$/.test(banco) ? banco.padStart(3, '0') : banco,
    agencia: normalizarCodigo(p.agencia),
    digitoDaAgencia: ouNulo(p.digitoDaAgencia),
    conta: normalizarCodigo(p.conta),
    digito: normalizarCodigo(p.digito).toUpperCase(),
    convenio: normalizarCodigo(p.convenio).toUpperCase(),
    parametro: daCaixa ? ouNulo(p.parametro) : null,
    compromisso: daCaixa ? ouNulo(p.compromisso) : null,
  };
}

function cnpjConfere(cnpj: string): boolean {
  if (!/^\d{14}$/.test(cnpj) || /^(\d)\1+$/.test(cnpj)) return false;
  const digito = (casas: number) => {
    const soma = [...cnpj.slice(0, casas)].reduce(
      (total, d, i) => total + Number(d) * (((casas - 1 - i) % 8) + 2),
      0,
    );
    return soma % 11 < 2 ? 0 : 11 - (soma % 11);
  };
  return digito(12) === Number(cnpj[12]) && digito(13) === Number(cnpj[13]);
}

/** How long the contract's code is in the file: digits alone at Banco do Brasil and Caixa. */
function problemaDoConvenio({ banco, convenio }: Pagador): Problema | null {
  const forma = banco === '001' ? /^\d{1,9}$/ : banco === '104' ? /^\d{1,6}$/ : /^[\dA-Z]{1,20}$/;
  // Itaú's file has no place for it.
  const falta = banco === '341' && convenio === '';
  return falta || forma.test(convenio) ? null : problema('convenio', 'CONVENIO_INVALIDO', M.convenioInvalido);
}

export function problemasDoPagador(p: Pagador, bancos: ReadonlySet<string>): Problema[] {
  const daCaixa = p.banco === '104';
  return reunir(
    estaVazio(p.nome) ? problema('nome', 'SEM_NOME', M.nomeDoPagador) : null,
    cnpjConfere(p.cnpj) ? null : problema('cnpj', 'CNPJ_INVALIDO', M.cnpjInvalido),
    bancos.has(p.banco) ? null : problema('banco', 'BANCO_INVALIDO', MENSAGENS_BANCO.escolhaOBanco),
    /^\d{1,5}$/.test(p.agencia)
      ? null
      : problema('agencia', 'AGENCIA_INVALIDA', MENSAGENS_BANCO.agenciaInvalida),
    p.digitoDaAgencia === null || /^[\dXP]$/.test(p.digitoDaAgencia)
      ? null
      : problema('digitoDaAgencia', 'DIGITO_INVALIDO', MENSAGENS_BANCO.digitoDaAgenciaInvalido),
    /^\d{1,12}$/.test(p.conta) ? null : problema('conta', 'CONTA_INVALIDA', MENSAGENS_BANCO.contaInvalida),
    /^[\dXP]{1,2}$/.test(p.digito)
      ? null
      : problema('digito', 'DIGITO_INVALIDO', MENSAGENS_BANCO.digitoInvalido),
    problemaDoConvenio(p),
    daCaixa && !/^\d{2}$/.test(p.parametro ?? '')
      ? problema('parametro', 'PARAMETRO_INVALIDO', M.parametroInvalido)
      : null,
    daCaixa && !/^\d{4}$/.test(p.compromisso ?? '')
      ? problema('compromisso', 'COMPROMISSO_INVALIDO', M.compromissoInvalido)
      : null,
  );
}
