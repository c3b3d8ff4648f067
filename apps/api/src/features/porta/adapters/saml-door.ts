import type { PessoaDeFora } from '@instrutoria/domain/porta/types.ts';
import { DoorRefusal, PEDIDO, type ProviderAnswer, type RedirectDoor } from './door.ts';
import { describePerson, subjectOf } from './person-attributes.ts';
import { checkAnswer, samlOf } from './saml-answer.ts';
import { checkSaml } from './saml-check.ts';
import { hashOfNameId, logoutRequestAddress, ownLogoutAddress, readBrowserLogout } from './saml-logout.ts';
import { ownMetadata } from './saml-own-metadata.ts';
import { providerOf, refreshProvider, type SamlSettings } from './saml-provider.ts';

/** SAML 2.0: requests by HTTP-Redirect, answers by HTTP-POST. */
export function openSaml(settings: SamlSettings): RedirectDoor {
  return {
    modo: 'redireciona',
    async comecar(pedido) {
      const saml = await samlOf(settings, await providerOf(settings), { id: pedido });
      return { endereco: await saml.getAuthorizeUrlAsync(pedido, undefined, {}), guardar: {} };
    },
    pedidoDa({ corpo }) {
      const state = corpo?.get('RelayState') ?? '';
      return PEDIDO.test(state) ? state : null;
    },
    lerSaidaDoNavegador: (mensagem) => readBrowserLogout(settings, mensagem),
    sairDoProvedor: (de) => logoutRequestAddress(settings, de),
    concluir: (pedido, { resposta }) => finish(settings, pedido, resposta),
    atualizar: () => refreshProvider(settings),
    metadados: async () => ownMetadata(settings),
    testar: () => checkSaml(settings),
  };
}

async function finish(
  settings: SamlSettings,
  pedido: string,
  { corpo }: ProviderAnswer,
): Promise<PessoaDeFora> {
  const text = corpo?.get('SAMLResponse') ?? '';
  const idp = await providerOf(settings);
  const asserted = await checkAnswer(settings, idp, { pedido, text });
  const { said, nameId, subject, session, mayVouchFor } = asserted;
  const { config } = settings;
  const ids = config.atributoDoSujeito === null ? [nameId ?? []].flat() : said.all(config.atributoDoSujeito);
  const sujeito = subjectOf(ids);
  if (sujeito === null) throw new DoorRefusal('SEM_IDENTIFICADOR');
  const person = describePerson(said, config.atributos);
  return {
    ...person,
    sujeito,
    provedor: idp.entityId,
    cpfConfirmado: false,
    emailVerificado: person.email !== null && mayVouchFor(person.email),
    sessaoDoProvedor: session,
    nameIdSha256: subject === null ? null : hashOfNameId(subject.nameID),
    enderecoDeSaida: ownLogoutAddress(settings, idp, asserted),
  };
}
