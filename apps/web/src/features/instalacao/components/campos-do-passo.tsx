import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { FUSOS_DO_BRASIL, rotuloDoFuso } from '@instrutoria/domain/configuracao/rules/fusos-do-brasil.ts';
import { LOGO_MAXIMO_BYTES } from '@instrutoria/domain/instalacao/limits.ts';
import { MENSAGENS_INSTALACAO, ROTULOS_INSTALACAO } from '@instrutoria/domain/instalacao/messages.ts';
import { nomeDoFuso } from '@instrutoria/domain/kernel/fuso.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { Checkbox, FileInput, NativeSelect, PasswordInput, Radio, Stack, TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import type { FormErrors } from '../../../ui/fields/use-form-errors.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import type { InstalacaoAberta } from '../api.ts';
import {
  type Campo,
  type Digitado,
  paraDados,
  problemasDasListas,
  type Segredos,
} from './dados-digitados.ts';
import { ListaField } from './lista-field.tsx';
import { PartesDoSistema } from './partes-do-sistema.tsx';

interface CamposProps {
  readonly d: Digitado;
  readonly segredos: Segredos;
  readonly codigo: string;
  readonly aberta: InstalacaoAberta;
  readonly errors: FormErrors;
  readonly mudar: (parte: Partial<Digitado>) => void;
  readonly mudarSegredos: (parte: Partial<Segredos>) => void;
}

function texto({ d, errors, mudar }: CamposProps, campo: Campo & keyof typeof ROTULOS_INSTALACAO) {
  return {
    ...errors.field(campo),
    label: ROTULOS_INSTALACAO[campo],
    value: d[campo],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      errors.clear(campo);
      mudar({ [campo]: event.currentTarget.value });
    },
  };
}

const obrigatorio = { withAsterisk: true, 'aria-required': true } as const;

async function emBase64(arquivo: File): Promise<string> {
  const bytes = new Uint8Array(await arquivo.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function Instituicao(props: CamposProps) {
  const { d, errors, mudar } = props;
  return (
    <>
      <TextInput {...texto(props, 'instituicao.nome')} {...obrigatorio} />
      <TextInput {...texto(props, 'instituicao.sigla')} {...obrigatorio} />
      <TextInput {...texto(props, 'instituicao.cidade')} />
      <FileInput
        {...errors.field('logo')}
        label={ROTULOS_INSTALACAO.logo}
        description="JPEG ou PNG de até 500 KB; aparece na entrada e no PDF; pode ficar para depois"
        placeholder={d.logo === '' ? 'Escolher uma imagem' : 'Uma imagem foi escolhida'}
        accept="image/jpeg,image/png"
        onChange={(arquivo) => {
          errors.clear('logo');
          if (arquivo === null) return;
          if (arquivo.size > LOGO_MAXIMO_BYTES) {
            errors.show([problema('logo', 'LOGO_GRANDE', MENSAGENS_INSTALACAO.logoGrande)]);
            return;
          }
          void emBase64(arquivo).then((logo) => mudar({ logo }));
        }}
      />
    </>
  );
}

function Fuso(props: CamposProps) {
  const { d, errors, mudar } = props;
  const agora = new Date();
  return (
    <>
      <NativeSelect
        {...errors.field('fuso')}
        label={ROTULOS_INSTALACAO.fuso}
        description="Os dias do sistema, e com eles todos os prazos, terminam à meia-noite deste fuso"
        value={d.fuso}
        onChange={(event) => {
          errors.clear('fusoConfirmado');
          mudar({ fuso: event.currentTarget.value, fusoConfirmado: '' });
        }}
        data={FUSOS_DO_BRASIL.map((value) => ({ value, label: rotuloDoFuso(value, agora) }))}
      />
      <Checkbox
        {...errors.field('fusoConfirmado')}
        label={`Confirmo: os dias terminam à meia-noite do ${nomeDoFuso(d.fuso)}`}
        checked={d.fusoConfirmado === 'sim'}
        onChange={(event) => {
          errors.clear('fusoConfirmado');
          mudar({ fusoConfirmado: event.currentTarget.checked ? 'sim' : '' });
        }}
      />
    </>
  );
}

function Encarregado(props: CamposProps) {
  return (
    <>
      <Notice>
        A Lei Geral de Proteção de Dados pede uma pessoa a quem todos possam perguntar sobre os seus dados. O
        nome e o e-mail aparecem na página Privacidade.
      </Notice>
      <TextInput {...texto(props, 'encarregado.nome')} {...obrigatorio} />
      <TextInput {...texto(props, 'encarregado.email')} {...obrigatorio} type="email" />
    </>
  );
}

function Unidades({ d, errors, mudar }: CamposProps) {
  const problemas = problemasDasListas(d);
  return (
    <>
      <ListaField
        name="unidades"
        label="Unidades acadêmicas"
        description="Uma por linha: nome; cidade. Pode ser colada de uma planilha."
        colunas={['Nome', 'Cidade']}
        value={d.unidades}
        problemas={problemas}
        errors={errors}
        onChange={(unidades) => mudar({ unidades })}
      />
      <ListaField
        name="programas"
        label="Programas de pós-graduação"
        description="Um por linha; podem ficar para depois"
        colunas={['Nome']}
        value={d.programas}
        problemas={problemas}
        errors={errors}
        onChange={(programas) => mudar({ programas })}
      />
    </>
  );
}

function Administrador(props: CamposProps) {
  const { d, segredos, errors, mudar, mudarSegredos } = props;
  const nomes = paraDados(d).unidades.map(({ nome }) => nome);
  const senha = (qual: keyof Segredos) => ({
    ...errors.field(`administrador.${qual}`),
    ...obrigatorio,
    label: ROTULOS_INSTALACAO[`administrador.${qual}`],
    autoComplete: 'new-password',
    value: segredos[qual],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      errors.clear(`administrador.${qual}`);
      mudarSegredos({ [qual]: event.currentTarget.value });
    },
  });
  return (
    <>
      <TextInput {...texto(props, 'administrador.nome')} {...obrigatorio} autoComplete="name" />
      <TextInput
        {...texto(props, 'administrador.cpf')}
        {...obrigatorio}
        inputMode="numeric"
        autoComplete="off"
        description="Só os 11 dígitos, ou 000.000.000-00"
      />
      <TextInput
        {...texto(props, 'administrador.email')}
        {...obrigatorio}
        type="email"
        autoComplete="email"
      />
      <TextInput {...texto(props, 'administrador.siape')} {...obrigatorio} autoComplete="off" />
      <TextInput
        {...texto(props, 'administrador.lattes')}
        description="http://lattes.cnpq.br/ e 16 números; pode ficar vazio"
      />
      <NativeSelect
        {...errors.field('administrador.unidade')}
        {...obrigatorio}
        label={ROTULOS_INSTALACAO['administrador.unidade']}
        value={d['administrador.unidade']}
        onChange={(event) => {
          errors.clear('administrador.unidade');
          mudar({ 'administrador.unidade': event.currentTarget.value });
        }}
        data={['', ...new Set(nomes)]}
      />
      <PasswordInput
        {...senha('senha')}
        description="De 8 a 128 caracteres. Não use senhas comuns nem os seus próprios dados. Ela não fica neste navegador."
      />
      <PasswordInput {...senha('confirmacao')} />
    </>
  );
}

function PrimeiroEdital({ d, errors, mudar }: CamposProps) {
  const campo = (nome: 'nome' | 'inicio' | 'fim', label: string) => ({
    ...errors.field(`edital.${nome}`),
    ...obrigatorio,
    label,
    value: d[`edital.${nome}`],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      errors.clear(`edital.${nome}`);
      mudar({ [`edital.${nome}`]: event.currentTarget.value });
    },
  });
  return (
    <>
      <Radio.Group
        label="Criar o primeiro edital"
        value={d['edital.quando']}
        onChange={(quando) => mudar({ 'edital.quando': quando })}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="depois" label="Depois, em Administração" />
          <Radio value="agora" label="Agora" />
        </Stack>
      </Radio.Group>
      {d['edital.quando'] === 'agora' && (
        <>
          <TextInput
            {...campo('nome', 'Nome do edital')}
            description="O ano é a segunda palavra, por exemplo Edital 2027 01"
          />
          <TextInput {...campo('inicio', 'Início das inscrições')} type="date" />
          <TextInput {...campo('fim', 'Fim das inscrições')} type="date" />
        </>
      )}
    </>
  );
}

const POR_PASSO = [Instituicao, Fuso, Encarregado, PartesDoSistema, Unidades, Administrador, PrimeiroEdital];

export function CamposDoPasso({ passo, ...props }: CamposProps & { readonly passo: number }) {
  const Campos = POR_PASSO[passo];
  return Campos === undefined ? null : <Campos {...props} />;
}
