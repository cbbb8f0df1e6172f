import type { accountForm, loginForm, passwordChangeForm } from '../account/forms.ts';
import type { CostKind } from '../cost/costKinds.ts';
import type { costChoices } from '../cost/form.ts';
import type { CriteriaFields } from '../criteria/form.ts';
import type {
  Amenity,
  CreditRating,
  EmployeeBand,
  Floor,
  Industry,
  OperatingMargin,
  ResidenceFlag,
  ResidenceType,
  TurnoverBracket,
} from '../enums.ts';
import type { FieldRule } from '../form/faults.ts';
import type { PremisesFormFields } from '../listing.ts';
import type { MatchField, MatchMessageKey } from '../matching/criteria/criteria.ts';
import type { PersonField, PersonWord } from '../matching/explainPerson.ts';
import type { FilterKey } from '../matching/filters.ts';
import type { Perspective } from '../matching/perspective.ts';
import type { Strength } from '../matching/strength.ts';
import type { NeedPropertyFields } from '../need.ts';
import type { AddressFields } from '../place/addressForm.ts';
import type { CompassPoint } from '../place/bearing.ts';
import type { BusinessIdWarning } from '../profile/fields.ts';
import type { OrganizationFields, PrivatePersonFields } from '../profile/forms.ts';
import type { conditions } from '../property/premises.ts';
import type { MessageKey } from '../requests/messages.ts';
import type { areaBases, indexations, vatTreatments } from '../property/terms.ts';

type Texts<Key extends PropertyKey> = Readonly<Record<Key, string>>;

/** A position is chosen with its address, and the two bounds of a range share the name of the lower one. */
type Named<Fields> = Exclude<keyof Fields, 'location' | 'sizeMax' | 'rentMax' | 'confirmed'>;

type FieldsOf<Form extends { readonly fields: unknown }> = keyof Form['fields'];

type WordsOf<Key extends string, Field extends string> = Key extends `${Field}.${infer Word}` ? Word : never;

/** What is said of each field of a match, the key's two parts one within the other, as catalogues hold them. */
type MatchTexts = { readonly [Field in MatchField]: Texts<WordsOf<MatchMessageKey, Field>> };

/**
 * A text for every key that the rules know, and for nothing else, so that a missing one, or one of a key that is
 * gone, does not compile. `{euros}` and the like stand for parameters, as ICU messages write them; whoever shows a
 * text formats them.
 */
export interface ProductTexts {
  readonly residenceType: Texts<ResidenceType>;
  readonly residenceFlag: Texts<ResidenceFlag>;
  readonly amenity: Texts<Amenity>;
  readonly floor: Texts<Floor>;
  readonly condition: Texts<(typeof conditions)[number]>;
  readonly areaBasis: Texts<(typeof areaBases)[number]>;
  readonly vatOnRent: Texts<(typeof vatTreatments)[number]>;
  readonly indexation: Texts<(typeof indexations)[number]>;
  readonly costKind: Texts<CostKind>;
  /** How a kind of cost is charged. */
  readonly costChoice: Texts<(typeof costChoices)[number]>;
  readonly industry: Texts<Industry>;
  /** As forms list them. */
  readonly creditRating: Texts<CreditRating>;
  /** What each of them means. */
  readonly creditRatingMeaning: Texts<CreditRating>;
  readonly operatingMargin: Texts<OperatingMargin>;
  readonly employeeBand: Texts<EmployeeBand>;
  readonly turnoverBracket: Texts<TurnoverBracket>;
  /** Where something lies, seen from the middle. */
  readonly compass: Texts<CompassPoint>;
  readonly unit: Texts<'perMonth' | 'perYear' | 'rooms' | 'away' | 'from' | 'upTo' | 'personPoints'>;
  /** The names of the forms' fields. */
  readonly field: {
    readonly account: Texts<
      FieldsOf<typeof loginForm> | FieldsOf<typeof accountForm> | FieldsOf<typeof passwordChangeForm>
    >;
    readonly need: Texts<Named<AddressFields & NeedPropertyFields>>;
    readonly listing: Texts<Named<AddressFields & PremisesFormFields>>;
    readonly criteria: Texts<keyof CriteriaFields>;
    readonly person: Texts<keyof PrivatePersonFields>;
    readonly organization: Texts<keyof OrganizationFields>;
  };
  /** What a form says of a field that breaks a rule. */
  readonly fault: Texts<FieldRule>;
  /** What a form says of a field that is doubtful and may be sent all the same. */
  readonly warning: Texts<BusinessIdWarning>;
  /** What a login by the form alone says; `{when}` stands for how long to wait. */
  readonly login: Readonly<Record<'tooManyAttempts' | 'fromElsewhere', string>>;
  /** What is said of requests. */
  readonly request: Texts<MessageKey>;
  readonly filter: Texts<FilterKey>;
  readonly strength: Texts<Strength>;
  readonly matchField: Texts<MatchField>;
  readonly personField: Texts<PersonField>;
  /** What is said of a match, to either reader. */
  readonly match: Readonly<Record<Perspective, MatchTexts>>;
  /** What is said of a landlord's wishes, to either reader. */
  readonly person: Readonly<Record<Perspective, Readonly<Record<PersonField, Texts<PersonWord>>>>>;
}
