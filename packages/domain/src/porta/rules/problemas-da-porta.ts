import { type Problema, problema } from '../../kernel/problema.ts';
import { estaVazio } from '../../kernel/texto.ts';
import { CONTATO_MAXIMO, NOME_DA_PORTA_MAXIMO } from '../limits.ts';
import { MENSAGENS_PORTA as M } from '../messages.ts';
import type { ConfiguracaoComum, ConfiguracaoDaPorta, ConfiguracaoOidc, TipoDePorta } from '../types.ts';

interface PortaEscrita {
  readonly tipo: TipoDePorta;
  readonly nome: string;
  readonly configuracao: ConfiguracaoDaPorta;
  readonly temSegredo: boolean;
}

const vazio = (campo: string): Problema => problema(campo, 'CAMPOS_VAZIOS', M.preencha);

function vazios(prefixo: string, campos: Readonly<Record<string, string | null>>): Problema[] {
  return Object.entries(campos).flatMap(([campo, valor]) =>
    valor === null || estaVazio(valor) ? [vazio(`${prefixo}.${campo}`)] : [],
  );
}

function problemaDoEndereco(campo: string, valor: string, redeInterna: boolean): Problema[] {
  if (estaVazio(valor)) return [vazio(campo)];
  const [, protocolo] = /^(https?):\/\/[^\s/]+/.exec(valor) ?? [];
  if (protocolo === undefined) return [problema(campo, 'ENDERECO_INVALIDO', M.enderecoInvalido)];
  return protocolo === 'http' && !redeInterna ? [problema(campo, 'SEM_HTTPS', M.semHttps)] : [];
}

/** Compares spellings as a login does: without case, and without spaces at both ends. */
function problemasDasUnidades({ unidades }: ConfiguracaoComum): Problema[] {
  const escritas = unidades.map(({ valor }) => valor.trim().toLowerCase());
  const repetida = (escrita: string, i: number) => escrita !== '' && escritas.indexOf(escrita) < i;
  return unidades.flatMap(({ unidade }, i) => {
    const campo = `comum.unidades.${i}`;
    const escrita = escritas[i] ?? '';
    return [
      ...(escrita === '' ? [vazio(`${campo}.valor`)] : []),
      ...(repetida(escrita, i) ? [problema(`${campo}.valor`, 'VALOR_REPETIDO', M.unidadeRepetida)] : []),
      ...(unidade === 0
        ? [problema(`${campo}.unidade`, 'UNIDADE_NAO_ENCONTRADA', M.unidadeDesconhecida)]
        : []),
    ];
  });
}

function problemasDoOidc(c: ConfiguracaoOidc, redeInterna: boolean): Problema[] {
  const aMao = c.enderecos;
  return [
    ...problemaDoEndereco('oidc.emissor', c.emissor, redeInterna),
    ...vazios('oidc', { cliente: c.cliente }),
    ...(c.escopos.split(/\s+/).includes('openid')
      ? []
      : [problema('oidc.escopos', 'SEM_OPENID', M.escopoOpenid)]),
    ...(aMao === null
      ? []
      : (['autorizacao', 'token', 'chaves', 'pessoa', 'saida'] as const).flatMap((campo) => {
          const valor = aMao[campo];
          return valor === null ? [] : problemaDoEndereco(`oidc.enderecos.${campo}`, valor, redeInterna);
        })),
  ];
}

/** Errors that can be found without asking the provider; the fields as in the body ('oidc.emissor'). */
export function problemasDaPorta({ tipo, nome, configuracao, temSegredo }: PortaEscrita): Problema[] {
  const { comum, oidc, saml, cas, ldap } = configuracao;
  const doTipo = configuracao[tipo];
  return [
    ...(estaVazio(nome) ? [vazio('nome')] : []),
    ...(nome.length > NOME_DA_PORTA_MAXIMO ? [problema('nome', 'TEXTO_LONGO', M.nomeLongo)] : []),
    ...(estaVazio(comum.aQuemEscrever) ? [vazio('comum.aQuemEscrever')] : []),
    ...(comum.aQuemEscrever.length > CONTATO_MAXIMO
      ? [problema('comum.aQuemEscrever', 'TEXTO_LONGO', M.contatoLongo)]
      : []),
    ...(comum.dominios.every((um) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(um))
      ? []
      : [problema('comum.dominios', 'DOMINIO_INVALIDO', M.dominioInvalido)]),
    ...problemasDasUnidades(comum),
    ...(doTipo === undefined ? [problema('tipo', 'SEM_CONFIGURACAO', M.preencha)] : []),
    ...(tipo === 'oidc' && oidc !== undefined
      ? [...problemasDoOidc(oidc, comum.redeInterna), ...(temSegredo ? [] : [vazio('segredo')])]
      : []),
    ...(tipo === 'saml' && saml !== undefined ? vazios('saml', { provedor: saml.provedor }) : []),
    ...(tipo === 'cas' && cas !== undefined
      ? problemaDoEndereco('cas.endereco', cas.endereco, comum.redeInterna)
      : []),
    ...(tipo === 'ldap' && ldap !== undefined
      ? vazios('ldap', {
          endereco: ldap.endereco,
          // With the template of DNs nothing is searched.
          ...(ldap.modeloDoDn === null ? { base: ldap.base, filtro: ldap.filtro } : {}),
        })
      : []),
  ];
}
