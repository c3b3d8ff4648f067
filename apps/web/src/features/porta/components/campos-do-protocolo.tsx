import type { Api } from '@instrutoria/contract/api.ts';
import type { BodyInputOf } from '@instrutoria/contract/route.ts';
import { ASSINATURAS_DE_SAML } from '@instrutoria/domain/porta/types.ts';
import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { FormErrors } from '../../../ui/fields/use-form-errors.ts';

type Escrita = BodyInputOf<Api['criarPorta']>['configuracao'];
/** The settings of a door that is no OpenID Connect. */
export type OutraConfiguracao = NonNullable<Escrita['saml'] | Escrita['cas'] | Escrita['ldap']>;
export type OutroTipo = 'saml' | 'cas' | 'ldap';

interface Campo {
  readonly nome: string;
  readonly label: string;
  readonly description?: string;
  /** An empty one is sent as null: the setting is not used. */
  readonly opcional?: true;
  /** A certificate or a file. */
  readonly longo?: true;
}

const CAMPOS: Readonly<Record<OutroTipo, readonly Campo[]>> = {
  saml: [
    { nome: 'metadadosEndereco', label: 'Endereço dos metadados do provedor', opcional: true },
    {
      nome: 'metadadosTexto',
      label: 'Ou o texto dos metadados',
      description: 'Só um dos dois.',
      opcional: true,
      longo: true,
    },
    {
      nome: 'certificadoDaFederacao',
      label: 'Certificado da federação',
      description: 'Só se o endereço é o dos metadados de uma federação, como a CAFe.',
      opcional: true,
      longo: true,
    },
    { nome: 'provedor', label: 'Identificador do provedor (entityID)' },
    {
      nome: 'certificado',
      label: 'Nosso certificado (PEM)',
      description: 'Para pedidos assinados e asserções cifradas.',
      opcional: true,
      longo: true,
    },
    {
      nome: 'atributoDoSujeito',
      label: 'Atributo que identifica a pessoa',
      description: 'Vazio: o NameID.',
      opcional: true,
    },
  ],
  cas: [
    {
      nome: 'endereco',
      label: 'Endereço do CAS',
      description: 'Sem /login, como https://cas.exemplo.br/cas',
    },
  ],
  ldap: [
    {
      nome: 'endereco',
      label: 'Endereço do diretório',
      description: 'Como ldaps://ldap.exemplo.br:636',
    },
    { nome: 'base', label: 'Base da busca', description: 'Como ou=pessoas,dc=universidade,dc=br' },
    {
      nome: 'filtro',
      label: 'Filtro da busca',
      description: '{usuario} é o nome digitado. No Active Directory: (sAMAccountName={usuario})',
    },
    {
      nome: 'usuarioDeBusca',
      label: 'Usuário que busca (DN)',
      description: 'Vazio: busca sem senha.',
      opcional: true,
    },
    {
      nome: 'modeloDoDn',
      label: 'Ou o nome completo, sem busca',
      description: 'Como uid={usuario},ou=pessoas,dc=universidade,dc=br',
      opcional: true,
    },
    {
      nome: 'atributoDoSujeito',
      label: 'Atributo que identifica a pessoa',
      description: 'Um que nunca passa a outra pessoa.',
    },
    {
      nome: 'autoridade',
      label: 'Certificado da autoridade (PEM)',
      description: 'Vazio: uma autoridade pública.',
      opcional: true,
      longo: true,
    },
  ],
};

const O_QUE_ASSINA: Readonly<Record<(typeof ASSINATURAS_DE_SAML)[number], string>> = {
  resposta: 'A resposta',
  assercao: 'A asserção',
  ambas: 'As duas',
};

/** The settings of a SAML, CAS or LDAP door; their attributes are the form's own part. */
export function CamposDoProtocolo(props: {
  readonly tipo: OutroTipo;
  readonly valor: OutraConfiguracao;
  readonly errors: FormErrors;
  readonly onChange: (valor: OutraConfiguracao) => void;
}) {
  const { tipo, valor, errors, onChange } = props;
  const valores = valor as unknown as Readonly<Record<string, string | boolean | null>>;
  const mudar = (nome: string, novo: string | boolean | null) => {
    errors.clear(`${tipo}.${nome}`);
    onChange({ ...valor, [nome]: novo } as OutraConfiguracao);
  };
  return (
    <>
      {CAMPOS[tipo].map(({ nome, label, description, opcional, longo }) => {
        const campo = {
          ...errors.field(`${tipo}.${nome}`),
          label,
          description,
          value: String(valores[nome] ?? ''),
          onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) =>
            mudar(nome, value === '' && opcional ? null : value),
        };
        return longo ? (
          <Textarea key={nome} {...campo} autosize minRows={1} maxRows={6} />
        ) : (
          <TextInput key={nome} {...campo} />
        );
      })}
      {tipo === 'saml' && (
        <NativeSelect
          {...errors.field('saml.assinatura')}
          label="O que o provedor assina"
          value={String(valores.assinatura)}
          data={ASSINATURAS_DE_SAML.map((value) => ({ value, label: O_QUE_ASSINA[value] }))}
          onChange={(event) => mudar('assinatura', event.currentTarget.value)}
        />
      )}
      {tipo === 'saml' && (
        <Checkbox
          {...errors.field('saml.saidaUnica')}
          label="Oferecer a saída da conta da instituição"
          description="Depois de sair daqui, um link encerra também a sessão do provedor."
          checked={valores.saidaUnica === true}
          onChange={(event) => mudar('saidaUnica', event.currentTarget.checked)}
        />
      )}
      {tipo === 'ldap' && (
        <Checkbox
          label="Usar StartTLS"
          description="Só com endereço ldap://"
          checked={valores.iniciarTls === true}
          onChange={(event) => mudar('iniciarTls', event.currentTarget.checked)}
        />
      )}
    </>
  );
}
